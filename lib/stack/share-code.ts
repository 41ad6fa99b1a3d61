import { randomInt } from 'node:crypto'
import { CODE_LENGTH, CODE_LETTERS, isShareCode } from './share-code-in-link'

export function newShareCode(): string {
  for (;;) {
    const code = Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')
    if (isShareCode(code)) return code
  }
}
