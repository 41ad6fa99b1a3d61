import { z } from 'zod'

/**
 * A backup is gzipped JSON lines: a header; for each table a line with columns and row count,
 * followed by its rows; the files outside the database; and an end line, without which the backup
 * is truncated.
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
