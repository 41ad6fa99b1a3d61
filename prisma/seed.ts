import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sharedPool } from '@/lib/db/pool'
import { seedStacks } from './seed/stacks'

/** Fills the gallery once. Written as plain SQL, because it runs in our server before Next's modules exist. */
export async function seed(): Promise<void> {
  const pool = await sharedPool()
  await seedStacks(
    pool,
    JSON.parse(await readFile(path.join(/*turbopackIgnore: true*/ process.cwd(), 'prisma/seed/stacks.json'), 'utf8')),
  )
}
