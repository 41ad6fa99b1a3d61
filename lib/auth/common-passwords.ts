import data from './data/common-passwords.json'

/**
 * The passwords that are tried first, as far as they are long enough to be allowed at all: whole ones, and everyday
 * words with the endings that people put behind them.
 */
const set = (words: string) => new Set(words.split(' '))
const passwords = set(data.passwords)
const words = set(data.words)
const endings = data.endings.split(' ').sort((a, b) => b.length - a.length)

/** A few characters over and over: aaaaaaaa, 12121212, abcabcabc. Nobody tries all lengths of them. */
const REPEATED = /^(.{1,4}?)\1+.?$/
const LONGEST_TRIED = 16

export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (passwords.has(plain) || words.has(plain)) return true
  if (plain.length <= LONGEST_TRIED && REPEATED.test(plain)) return true
  return endings.some((ending) => plain.endsWith(ending) && words.has(plain.slice(0, -ending.length)))
}
