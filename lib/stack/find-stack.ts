import 'server-only'
import { AppError } from '@/lib/errors'
import type { Stack } from './schema'
import { readSharedRow, type SharedRow } from './shared-row'
import { toStack } from './stack-row'

export const hiddenError = () => new AppError('gone', 'This stack was taken down.')
const notFoundError = () => new AppError('not_found', 'Invalid share code')

/** The stack of a row that was read by share code. */
export async function shownStack(row: SharedRow | undefined): Promise<Stack | null> {
  if (!row || row.deletedAt) return null
  if (row.hiddenAt) throw hiddenError()
  return toStack(row)
}

export const findStack = async (shareCode: string): Promise<Stack | null> => shownStack(await readSharedRow(shareCode))

export async function readStack(shareCode: string): Promise<Stack> {
  const stack = await findStack(shareCode)
  if (!stack) throw notFoundError()
  return stack
}
