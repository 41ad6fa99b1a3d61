import { z } from 'zod'

const VERSION = z.int32({ error: 'the whole number that the last answer named' }).positive()

export const RevisionParams = z.object({ ref: z.string(), version: z.string() })
/** `changes=1` asks for what else a restoration would change. */
export const VersionsQuery = z.object({ changes: z.literal('1').optional() })
/** The version that the visitor has seen last: a newer one is not overwritten. */
export const RestoreBody = z.object({ version: VERSION.nullish() }).optional()

/** The version number in an address. Other text is no version. */
export function versionIn(text: string): number | undefined {
  const read = VERSION.safeParse(/^[1-9]\d*$/.test(text) ? Number(text) : undefined)
  return read.success ? read.data : undefined
}
