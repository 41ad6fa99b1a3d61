import { randomBytes } from 'node:crypto'
import type { ClientUser } from '@/lib/auth/client'
import { dataOf, reactText } from '@/server/next-internals'

/** What each response has in place of what the cached page was rendered with. */
export interface Personal {
  readonly nonce: string | undefined
  readonly user: ClientUser | undefined
}

/**
 * In every text of the sample. Random, so that no stack can contain it: its page would show the
 * address of each visitor, also to the stack's persona page.
 */
const MARK = `user${randomBytes(16).toString('hex')}`

/** The user with whom pages for signed-in visitors are rendered. */
export const SAMPLE_USER: ClientUser = { id: `${MARK} id`, email: `${MARK}@example.com`, name: `${MARK} name` }

type Place = (personal: Personal) => string | undefined

/** The data for hydration contains the address, so it comes first. */
const PLACES: readonly Place[] = [
  ({ nonce }) => nonce,
  ({ user }) => user && dataOf(user),
  ({ user }) => user && reactText(user.email),
]

/** Text of a page in UTF-8, and the place after it. */
export interface Piece {
  readonly text: Buffer
  readonly place: Place | undefined
}

/** Undefined if the page shows the sample user at another place. */
export function cutAtPlaces(body: string, nonce: string | undefined): readonly Piece[] | undefined {
  const sample = { nonce, user: SAMPLE_USER }
  let pieces: { text: string; place: Place | undefined }[] = [{ text: body, place: undefined }]
  for (const place of PLACES) {
    const shown = place(sample)
    if (shown === undefined) continue
    pieces = pieces.flatMap(({ text, place: last }) => {
      const texts = text.split(shown)
      return texts.map((one, at) => ({ text: one, place: at < texts.length - 1 ? place : last }))
    })
  }
  if (pieces.some(({ text }) => text.includes(MARK))) return undefined
  return pieces.map(({ text, place }) => ({ text: Buffer.from(text), place }))
}

/** The same page in as few pieces as possible. */
export function joinPieces(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = []
  let texts: Buffer[] = []
  for (const { text, place } of pieces) {
    texts.push(text)
    if (!place) continue
    joined.push({ text: Buffer.concat(texts), place })
    texts = []
  }
  return [...joined, { text: Buffer.concat(texts), place: undefined }]
}

export function fillPlaces(pieces: readonly Piece[], personal: Personal): Buffer {
  const texts = new Map(PLACES.map((place) => [place, Buffer.from(place(personal) ?? '')]))
  return Buffer.concat(
    pieces.flatMap(({ text, place }) => {
      const own = place && texts.get(place)
      return own ? [text, own] : [text]
    }),
  )
}
