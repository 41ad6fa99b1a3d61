import data from './data/common-passwords.json'

/** Common passwords of allowed length: whole ones, and common words with common endings. */
const set = (words: string) => new Set(words.split(' '))
const passwords = set(data.passwords)
const words = set(data.words)
const endings = data.endings.split(' ').sort((a, b) => b.length - a.length)

/** Repeated characters, such as aaaaaaaa and abcabcabc. */
const REPEATED = /^(.{1,4}?)\1+.?$/
const LONGEST_TRIED = 16

export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (passwords.has(plain) || words.has(plain)) return true
  if (plain.length <= LONGEST_TRIED && REPEATED.test(plain)) return true
  return endings.some((ending) => plain.endsWith(ending) && words.has(plain.slice(0, -ending.length)))
}
