import 'server-only'
import { db } from '@/lib/db/client'
import type { TechStack } from '@/lib/generated/prisma/client'
import { shareCodeIn } from '@/lib/stack/share-link'
import { paths } from '@/lib/paths'
import type { Section } from '@/lib/stack/schema'
import type { CardLook } from './card'

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

const codeOf = ({ url }: ExploreItem) => (url.startsWith('/') ? shareCodeIn(`http://localhost${url}`) : '')

/** Items that open a stack are there as long as that stack is. */
export async function exploreItems(): Promise<ExploreItem[]> {
  const items = await db.exploreItem.findMany({
    orderBy: { position: 'asc' },
    select: { id: true, title: true, image: true, url: true },
  })
  const stacks = await db.techStack.findMany({
    where: { shareCode: { in: items.map(codeOf).filter(Boolean) }, deletedAt: null, hiddenAt: null },
    select: { shareCode: true },
  })
  const shown = new Set(stacks.map(({ shareCode }) => shareCode))
  return items.filter((item) => codeOf(item) === '' || shown.has(codeOf(item)))
}

/** The gallery's items with what their stacks look like. */
export async function exploreCards(items: readonly ExploreItem[]): Promise<ExploreCard[]> {
  const stacks = await db.techStack.findMany({
    where: { shareCode: { in: items.map(codeOf).filter(Boolean) } },
    select: { shareCode: true, description: true, sections: true, version: true },
  })
  const looks = new Map(stacks.map((stack) => [stack.shareCode, lookOf(stack)]))
  return items.map((item) => {
    const look = looks.get(codeOf(item))
    return look ? { ...item, look } : item
  })
}

type Pictured = Pick<TechStack, 'shareCode' | 'description' | 'sections' | 'version'>

function lookOf({ shareCode, description, sections: stored, version }: Pictured): CardLook {
  // Written by the product alone, from sections that the schema has read.
  const sections = stored as unknown as Section[]
  return {
    picture: paths.cardPicture(shareCode, version),
    sections: sections.map(({ title }) => title),
    toolCount: sections.reduce((count, { tools }) => count + tools.length, 0),
    about: description,
  }
}
