import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const SCHEMA = 'prisma/schema.prisma'
const CLIENT = 'lib/generated/prisma/client.ts'

/**
 * Generates the database client if it is missing or older than the schema, so an install needs to
 * run no scripts.
 */
export function generateClientWhenStale(): void {
  if (existsSync(CLIENT) && statSync(CLIENT).mtimeMs >= statSync(SCHEMA).mtimeMs) return
  const prisma = path.join(
    path.dirname(createRequire(import.meta.url).resolve('prisma/package.json')),
    'build/index.js',
  )
  const { status, stderr } = spawnSync(process.execPath, [prisma, 'generate'], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' },
  })
  if (status !== 0) throw new Error(`the database client could not be generated from ${SCHEMA}: ${stderr}`)
}

// `npm run validate` runs this file.
if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) generateClientWhenStale()
