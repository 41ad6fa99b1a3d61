import 'server-only'
import { readPool } from '@/lib/db/pool'
import { AppError } from '@/lib/errors'
import { MISSING_CACHING } from '@/lib/http/public-answer'
import { withKnownIcons } from './known-icons'
import type { Stack } from './schema'
import { isShareCode } from './share-code-in-link'
import { listedIn } from './visibility'
import { themeFrom } from './stack-theme'

/** The origin of a copy. */
export interface StackOrigin {
  readonly code: string
  readonly title: string
}

/** A stack in files for other sites and programs, without persona page and owner. */
export interface PublicStack extends Pick<
  Stack,
  | 'shareCode'
  | 'name'
  | 'title'
  | 'description'
  | 'twitterHandle'
  | 'theme'
  | 'sections'
  | 'version'
  | 'createdAt'
  | 'listed'
> {
  readonly updatedAt: string
  /**
   * The origin of a copy if it is listed: the code of an unlisted stack is not published by its
   * copies.
   */
  readonly basedOn: StackOrigin | null
}

interface PublicRow extends Omit<PublicStack, 'theme' | 'createdAt' | 'updatedAt'> {
  theme: string
  createdAt: Date
  updatedAt: Date
  hiddenAt: Date | null
  deletedAt: Date | null
}

const ORIGIN = `SELECT json_build_object('code', share_code, 'title', coalesce(nullif(title, ''), name))
  FROM tech_stacks origin WHERE origin.share_code = stack.origin_code AND ${listedIn('origin')}`

const BY_CODE = `SELECT share_code AS "shareCode", name, title, description, twitter_handle AS "twitterHandle", theme,
    sections, version, listed, created_at AS "createdAt", updated_at AS "updatedAt", hidden_at AS "hiddenAt",
    deleted_at AS "deletedAt", (${ORIGIN}) AS "basedOn"
  FROM tech_stacks stack WHERE share_code = $1`

/**
 * Pages of other sites name codes for thousands of readers behind one address, so an unknown code
 * does not count as a guess. A text that cannot be a code is not queried.
 */
export async function readPublicStack(code: string): Promise<PublicStack> {
  const row = isShareCode(code) ? await findRow(code) : undefined
  if (!row || row.deletedAt) throw missing('not_found', 'Invalid share code')
  if (row.hiddenAt) throw missing('gone', 'This stack was taken down.')
  const { hiddenAt: _hidden, deletedAt: _deleted, theme, createdAt, updatedAt, ...shown } = row
  return {
    ...shown,
    sections: await withKnownIcons(shown.sections),
    theme: themeFrom(theme),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

const missing = (code: 'not_found' | 'gone', message: string) =>
  new AppError(code, message, { headers: { 'cache-control': MISSING_CACHING } })

async function findRow(code: string): Promise<PublicRow | undefined> {
  const pool = await readPool()
  const { rows } = await pool.query<PublicRow>(BY_CODE, [code])
  return rows[0]
}
