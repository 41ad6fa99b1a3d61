import 'server-only'
import { db } from '@/lib/db/client'

export interface ExploreItem {
  id: string
  title: string
  image: string
  url: string
}

export async function exploreItems(): Promise<ExploreItem[]> {
  return db.exploreItem.findMany({
    orderBy: { position: 'asc' },
    select: { id: true, title: true, image: true, url: true },
  })
}
