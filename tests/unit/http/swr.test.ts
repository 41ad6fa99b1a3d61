import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { query } from '@/lib/http/swr'

let server: Server
let origin: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://x')
    response.writeHead(Number(searchParams.get('status')), searchParams.get('phrase') ?? '')
    response.end(searchParams.get('body') ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
})
afterAll(() => server.close())

const ask = (params: Record<string, string>) => query(`${origin}?${new URLSearchParams(params).toString()}`)

test('a response is parsed as JSON', async () => {
  expect(await ask({ status: '200', body: '[1]' })).toEqual([1])
})

test('a server error has its status text as message', async () => {
  await expect(ask({ status: '500', phrase: 'Out to lunch', body: 'ignored' })).rejects.toThrow('500: Out to lunch')
})

test('a missing status text is replaced by the standard phrase', async () => {
  await expect(ask({ status: '503' })).rejects.toThrow('503: Service Unavailable')
  await expect(ask({ status: '599' })).rejects.toThrow('599: Server Error')
})

test('any other error has its body as message', async () => {
  await expect(ask({ status: '404', body: 'nothing here' })).rejects.toThrow('404: nothing here')
})
