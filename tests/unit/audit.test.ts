import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Runs `npm run audit` with a registry that reports these flaws. */
async function audit(answer: RequestListener) {
  const registry = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((resolve) => registry.once('listening', resolve))
  const { port } = registry.address() as AddressInfo
  // npm caches reported flaws.
  const cache = await mkdtemp(path.join(tmpdir(), 'stackbook-audit-'))
  try {
    return await new Promise<{ code: number; told: string }>((resolve) => {
      const env = { ...process.env, npm_config_registry: `http://127.0.0.1:${port}`, npm_config_cache: cache }
      const run = execFile(process.execPath, ['--import', 'tsx', 'scripts/audit.ts'], { env }, (_, stdout, stderr) =>
        resolve({ code: run.exitCode ?? -1, told: stdout + stderr }),
      )
    })
  } finally {
    registry.close()
    await rm(cache, { recursive: true })
  }
}

const knows =
  (severity: string): RequestListener =>
  ({ url }, response) => {
    if (url !== '/-/npm/v1/security/advisories/bulk') return void response.writeHead(404).end('{}')
    const flaw = { id: 1, url: 'https://example.com/flaw', title: 'Gives way', severity, vulnerable_versions: '*' }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ zod: [{ ...flaw, cwe: [], cvss: { score: 0, vectorString: null } }] }))
  }

test('a known flaw of high severity fails the audit, and is named with its link', async () => {
  const { code, told } = await audit(knows('high'))
  expect(told).toContain('high: zod: Gives way (https://example.com/flaw)')
  expect(code).toBe(1)
})

test('a flaw of moderate severity is named, and the audit passes', async () => {
  const { code, told } = await audit(knows('moderate'))
  expect(told).toContain('moderate: zod: Gives way')
  expect(code).toBe(0)
})

test('a registry that does not answer is reported, and the audit passes', async () => {
  const { code, told } = await audit((_, response) => response.writeHead(405).end())
  expect(told).toContain('did not answer')
  expect(told).toContain('405')
  expect(code).toBe(0)
})
