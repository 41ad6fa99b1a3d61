import { z } from 'zod'

/**
 * A backup is gzipped JSON lines: a header; for each table a line with its columns and its number of rows, then that many
 * rows as the database writes them; the files beside the database; and a last line, without which it is cut short.
 */
export const FORMAT = 'stackbook-backup'
export const FORMAT_VERSION = 1

export const BackupHeader = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  madeAt: z.string(),
  migrations: z.array(z.string()),
})
export type BackupHeader = z.output<typeof BackupHeader>

export const BackupPart = z.union([
  z.object({ table: z.string(), columns: z.array(z.string()).min(1), rows: z.number().int().nonnegative() }),
  z.object({ file: z.string(), base64: z.base64() }),
  z.object({ end: z.literal(true), rows: z.number().int() }),
])
export type BackupPart = z.output<typeof BackupPart>
