import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { load as parseYaml } from 'js-yaml'
import { ENV_NAMES } from '@/lib/env'
import { SOURCES } from '@/server/build/build-age.mjs'

const lines = (file: string) => readFileSync(file, 'utf8').split('\n')

test('all sources of the build are in the build context of the container', () => {
  const letThrough = new Set(lines('.dockerignore').flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : [])))
  const needed = [...SOURCES, 'package.json', '.npmrc', 'prisma.config.ts']
  const arrives = (name: string) => letThrough.has(name) || letThrough.has(name.split('/')[0] ?? '')
  expect(needed.filter((name) => !arrives(name))).toEqual([])
  expect(lines('.dockerignore')[0]).toBe('*')
})

interface Compose {
  services: Record<string, { environment: Record<string, string | number>; volumes: string[] }>
  volumes: Record<string, null>
}

test('the compose file only sets variables that Stackbook reads, and holds no secret', () => {
  const { services, volumes } = parseYaml(readFileSync('compose.yaml', 'utf8')) as Compose
  const { app, database } = services
  expect(Object.keys(app?.environment ?? {}).filter((name) => !ENV_NAMES.includes(name))).toEqual([])
  for (const secret of [app?.environment.NEXTAUTH_SECRET, database?.environment.POSTGRES_PASSWORD])
    expect(secret).toMatch(/^\$\{[A-Z_]+:\?[^}]+\}$/)
  const mounted = Object.values(services).flatMap((service) => service.volumes.map((volume) => volume.split(':')[0]))
  expect(mounted.sort()).toEqual(Object.keys(volumes).sort())
})

test('the container runs the tested program as a user who cannot change its files', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8')
  const stage = dockerfile.slice(dockerfile.lastIndexOf('FROM '))
  expect(stage).toMatch(/^USER node$/m)
  expect(stage.indexOf('COPY')).toBeLessThan(stage.indexOf('USER node'))
  expect(stage).toContain('CMD ["node", "server.js"]')
  expect(stage).toMatch(/^HEALTHCHECK /m)
})
