import { randomInt } from 'node:crypto'

const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const LENGTH = 10

/** Ten characters that nobody mixes up when reading aloud, at least one of them a digit, so that no page's name is one. */
export function newShareCode(): string {
  for (;;) {
    const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
    if (/\d/.test(code)) return code
  }
}
