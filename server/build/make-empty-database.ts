import { chmodSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { openEmbedded } from '@/lib/db/embedded'
import { EMPTY_DATA } from '@/lib/db/empty-database'
import { fillIconMappings } from '@/lib/icons/stored-mappings'
import { migrate } from '@/lib/db/migrate'

/** A step of the build: makes the database that a first start copies. */
rmSync(EMPTY_DATA, { recursive: true, force: true })
const { pool, close } = await openEmbedded(EMPTY_DATA)
await migrate(pool)
await fillIconMappings(pool)
await close()

// In a container root builds, and another user copies the files.
for (const entry of readdirSync(EMPTY_DATA, { withFileTypes: true, recursive: true }))
  chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
