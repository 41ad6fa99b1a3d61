import { randomInt } from 'node:crypto'

/**
 * `sb_`, eight characters that identify the key and may be shown, and 32 that are its secret (187
 * bits).
 */

const MARK = 'sb_'
const PREFIX_LENGTH = 8
const SECRET_LENGTH = 32
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const SHAPE = new RegExp(`^${MARK}([${BASE58}]{${PREFIX_LENGTH}})[${BASE58}]{${SECRET_LENGTH}}$`)

const randomText = (length: number) => Array.from({ length }, () => BASE58[randomInt(BASE58.length)]).join('')

export const newKey = (): string => MARK + randomText(PREFIX_LENGTH + SECRET_LENGTH)

/** The prefix of a well-formed key. */
export const prefixOf = (key: string): string | undefined => SHAPE.exec(key)?.[1]

/** The bearer value of an Authorization header if it claims to be a key, well-formed or not. */
export function keyInHeader(authorization: string | null | undefined): string | undefined {
  const bearer = /^\s*Bearer +(\S+)\s*$/i.exec(authorization ?? '')?.[1]
  return bearer?.startsWith(MARK) ? bearer : undefined
}
