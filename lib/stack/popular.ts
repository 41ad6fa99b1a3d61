import 'server-only'
import { db } from '@/lib/db/client'

export interface PopularStack {
  shareCode: string
  title: string
  twitterHandle: string
  views: number
  duplicates: number
}

const POPULAR_ROWS = 12

export async function popularStacks(): Promise<PopularStack[]> {
  const rows = await db.techStack.findMany({
    where: { listed: true, hiddenAt: null, deletedAt: null },
    orderBy: [{ popularity: 'desc' }, { createdAt: 'desc' }],
    take: POPULAR_ROWS,
    select: { shareCode: true, title: true, name: true, twitterHandle: true, views: true, duplicates: true },
  })
  return rows.map(({ name, title, ...row }) => ({ ...row, title: title || name }))
}
