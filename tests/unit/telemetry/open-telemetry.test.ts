import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { traceStatement } from '@/lib/db/trace-statement'
import { setTracing, traced } from '@/lib/telemetry/tracing'
import { requestGate } from '@/server/gate/request-gate'
import { openTelemetry } from '@/server/telemetry/open-telemetry'
import { bodyOf, startStandIn } from '../../support/stand-in'

/** Spans as a collector receives them: OTLP over HTTP, as JSON. */
interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  status: { code?: number }
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
}
interface Export {
  resourceSpans: { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Span[] }[] }[]
}

afterEach(() => setTracing(undefined))

/** The spans that a collector receives of `work`, and the whole text. */
async function collected(work: () => Promise<unknown>) {
  const bodies: string[] = []
  const collector = await startStandIn(async (request, response) => {
    bodies.push(`${request.method} ${request.url} ${(await bodyOf(request)).toString()}`)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  const tracing = openTelemetry({ endpoint: collector.origin, serviceName: 'our stacks' })
  setTracing(tracing)
  await work()
  await tracing.stop()
  await collector.stop()
  const exports = bodies.map((body) => JSON.parse(body.slice(body.indexOf('{'))) as Export)
  const resources = exports.flatMap(({ resourceSpans }) => resourceSpans)
  const spans = resources.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  const named = (name: string) => spans.find((span) => span.name === name)
  return { text: bodies.join(), spans, named, service: resources[0]?.resource.attributes }
}

const valueOf = (span: Span | undefined, key: string) =>
  span?.attributes.find((attribute) => attribute.key === key)?.value

/** A request to our request gate, in front of a handler. */
async function visit(handle: () => Promise<unknown>, path: string, headers: Record<string, string> = {}) {
  const gate = requestGate(
    async (_request, response) => {
      await handle()
      response.end('{}')
    },
    { dev: true },
  )
  const server = createServer(gate).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close', ...headers } })).text()
  server.close()
  await once(server, 'close')
}

test('a request is a trace: its span, and below it those of the engine and of statements', async () => {
  const { text, named, service, spans } = await collected(() =>
    visit(
      () =>
        traced('engine generate', {}, async () => {
          await traceStatement({ text: ' SELECT $1', values: ['a secret'] }, () => Promise.resolve())
        }),
      '/api/techstack/ABCDEFGH23?q=a+secret',
    ),
  )
  expect(text).toMatch(/^POST \/v1\/traces /)
  expect(service).toContainEqual({ key: 'service.name', value: { stringValue: 'our stacks' } })
  const request = spans.find(({ kind }) => kind === 2)
  const [engine, statement] = [named('engine generate'), named('SELECT')]
  expect(request?.parentSpanId).toBeUndefined()
  expect([engine?.parentSpanId, statement?.parentSpanId]).toEqual([request?.spanId, engine?.spanId])
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(1)
  expect(valueOf(request, 'http.response.status_code')).toEqual({ intValue: 200 })
  expect(valueOf(statement, 'db.operation.name')).toEqual({ stringValue: 'SELECT' })
})

test('traces contain no share code, query, value of a statement or message of an error', async () => {
  const { text, named } = await collected(async () => {
    await visit(() => Promise.resolve(), '/?share=ABCDEFGH23&q=asecret')
    await traceStatement({ text: 'INSERT', values: ['asecret'] }, () => Promise.resolve())
    await traced('engine persona', {}, () => Promise.reject(new TypeError('asecret'))).catch(() => undefined)
  })
  expect(text).not.toMatch(/ABCDEFGH23|asecret/)
  expect(valueOf(named('engine persona'), 'error.type')).toEqual({ stringValue: 'TypeError' })
  expect(named('engine persona')?.status.code).toBe(2)
})

test('a visitor cannot choose the trace of a request', async () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00'
  const { spans } = await collected(() => visit(() => Promise.resolve(), '/', { traceparent }))
  expect(spans).toHaveLength(1)
  expect(spans[0]?.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c')
})

test('two concurrent requests are two traces', async () => {
  const { spans } = await collected(() =>
    Promise.all(['/a', '/b'].map((path) => visit(() => traced(`engine ${path}`, {}, () => Promise.resolve()), path))),
  )
  const traceOf = (name: string) => spans.find((span) => span.name === name)?.traceId
  expect(traceOf('engine /a')).not.toBe(traceOf('engine /b'))
})

test('without a collector work runs unchanged, and with an unreachable one it does not fail', async () => {
  expect(await traced('engine generate', {}, () => Promise.resolve(7))).toBe(7)
  const collector = await startStandIn((_request, response) => response.destroy())
  await collector.stop()
  const tracing = openTelemetry({ endpoint: collector.origin, serviceName: 'x' })
  setTracing(tracing)
  expect(await traced('engine generate', {}, () => Promise.resolve(8))).toBe(8)
})
