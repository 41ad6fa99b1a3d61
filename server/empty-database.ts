import { rmSync } from 'node:fs'
import { openEmbedded } from '@/lib/db/embedded'
import { EMPTY_DATA } from '@/lib/db/empty-database'
import { migrate } from '@/lib/db/migrate'

/** The last step of a build: the database that a first start begins with. */
rmSync(EMPTY_DATA, { recursive: true, force: true })
const { pool, close } = await openEmbedded(EMPTY_DATA)
await migrate(pool)
await close()
