import 'server-only'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { verifyIdToken } from './token'

declare const checked: unique symbol
/**
 * A user id from a verified token. A branded type, so that no query can use an unchecked string.
 */
export type ViewerId = string & { readonly [checked]: true }

export interface Viewer {
  readonly id: ViewerId
  /** Set for a request with an API key. */
  readonly key?: { readonly scope: 'read' | 'write'; readonly prefix: string }
}

const refused = () => new AppError('unauthenticated', 'Your sign-in has expired or is not valid. Please sign in again.')

/**
 * The viewer of the Authorization header: undefined without a header; an invalid one is 401 on
 * every route.
 */
export async function readViewer(request: Request): Promise<Viewer | undefined> {
  const header = request.headers.get('authorization')
  if (header === null) return undefined
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header.trim())?.[1]
  const claims = token ? await verifyIdToken(token) : null
  if (!claims) throw refused()
  const user = await db.user.findUnique({ where: { id: claims.userId }, select: { tokenVersion: true } })
  if (user?.tokenVersion !== claims.version) throw refused()
  return { id: claims.userId as ViewerId }
}

export async function requireViewer(request: Request): Promise<Viewer> {
  const viewer = await readViewer(request)
  if (!viewer) throw new AppError('unauthenticated', 'Please sign in first.')
  return viewer
}

/** For a user id from a verified session or API key. */
export function trustedViewer(userId: string): Viewer {
  return { id: userId as ViewerId }
}
