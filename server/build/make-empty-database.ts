import { chmodSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { openEmbedded } from '@/lib/db/embedded'
import { EMPTY_DATA } from '@/lib/db/empty-database'
import { fillIconMappings } from '@/lib/icons/stored-mappings'
import { migrate } from '@/lib/db/migrate'

/** A step of the build: makes the database that a first start copies. */

/** PostgreSQL’s patterns for new databases: half of its files, and the product makes no database. */
const UNUSED_DATABASES = ['template0', 'template1']

rmSync(EMPTY_DATA, { recursive: true, force: true })
const { pool, close } = await openEmbedded(EMPTY_DATA)
for (const name of UNUSED_DATABASES) {
  await pool.query(`ALTER DATABASE ${name} IS_TEMPLATE false`)
  await pool.query(`DROP DATABASE ${name}`)
}
await migrate(pool)
await fillIconMappings(pool)
await close()

// In a container root builds, and another user copies the files.
for (const entry of readdirSync(EMPTY_DATA, { withFileTypes: true, recursive: true }))
  chmodSync(path.join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
