import { AppError } from '@/lib/errors'

/**
 * A cursor in a list ordered by time. It contains all it needs, because the stack at that position
 * may be deleted.
 */
interface Place {
  createdAt: Date
  id: string
}

const CURSOR = /^(\d{1,15})-([\w-]{1,80})$/

export const cursorAt = ({ createdAt, id }: Place): string => `${createdAt.getTime()}-${id}`

/** The rows after the cursor, in the order of the list. */
export function afterCursor(cursor: string) {
  const [, time, id] = CURSOR.exec(cursor) ?? []
  if (time === undefined || id === undefined)
    throw new AppError('invalid_input', 'cursor: comes from the Link header of the page before', {
      details: [{ path: 'cursor', message: 'comes from the Link header of the page before' }],
    })
  const createdAt = new Date(Number(time))
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { gt: id } }] }
}
