import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sharedPool } from '@/lib/db/pool'
import { type SeedStack, seedStacks } from './seed/stacks'

const folder = () => path.join(/*turbopackIgnore: true*/ process.cwd(), 'prisma/seed')
const read = (name: string) => readFile(path.join(folder(), name), 'utf8')

/**
 * Fills the gallery on the first start. Plain SQL, because it runs in our server before Next's
 * modules load.
 */
export async function seed(): Promise<void> {
  const pool = await sharedPool()
  const stacks = JSON.parse(await read('stacks.json')) as SeedStack[]
  const pages = await Promise.all(stacks.map(({ id }) => read(`pages/${id}.html`)))
  await seedStacks(
    pool,
    stacks.map((stack, at) => ({ ...stack, htmlContent: pages[at] ?? '' })),
  )
}
