import type { Pool } from 'pg'

/** Requires UTF8: names of tools are in every script, which most other encodings cannot store. */
export async function requireUnicode(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ encoding: string }>(`SELECT current_setting('server_encoding') AS encoding`)
  const encoding = rows[0]?.encoding
  if (encoding !== 'UTF8') throw new WrongEncoding(encoding)
}

export class WrongEncoding extends Error {
  constructor(encoding: string | undefined) {
    super(
      `the database of DATABASE_URL has the encoding ${encoding ?? 'nothing'}; expected UTF8: make one with CREATE DATABASE … ENCODING 'UTF8' TEMPLATE template0 and name that in DATABASE_URL`,
    )
    this.name = 'WrongEncoding'
  }
}
