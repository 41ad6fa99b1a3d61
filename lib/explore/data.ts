import 'server-only'
import { db } from '@/lib/db/client'
import { shareCodeIn } from '@/lib/stack/share-link'
import type { Section } from '@/lib/stack/schema'
import { cardLook, type CardLook } from './card'

export interface ExploreItem {
  id: string
  title: string
  image: string
  url: string
}

/** `look` is absent where the item leads somewhere else than to a stack of ours. */
export interface ExploreCard extends ExploreItem {
  look?: CardLook
}

export async function exploreItems(): Promise<ExploreItem[]> {
  return db.exploreItem.findMany({
    orderBy: { position: 'asc' },
    select: { id: true, title: true, image: true, url: true },
  })
}

/** The gallery's items with what their stacks look like. */
export async function exploreCards(): Promise<ExploreCard[]> {
  const items = await exploreItems()
  const codeOf = ({ url }: ExploreItem) => (url.startsWith('/') ? shareCodeIn(`http://localhost${url}`) : '')
  const stacks = await db.techStack.findMany({
    where: { shareCode: { in: items.map(codeOf) }, deletedAt: null, hiddenAt: null },
    select: { shareCode: true, description: true, sections: true },
  })
  const looks = new Map(
    stacks.map((stack) => [
      stack.shareCode,
      // Written by the product alone, from sections that the schema has read.
      cardLook(stack.sections as unknown as Section[], stack.description),
    ]),
  )
  return items.map((item) => {
    const look = looks.get(codeOf(item))
    return look ? { ...item, look } : item
  })
}
