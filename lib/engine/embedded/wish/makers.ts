import { isWholeName } from './archetypes'

/** What somebody makes may be what they are called by: who is "making a board game" is its designer, and no player. */

const MAKING =
  /\b(?:mak(?:e|es|ing)|creat(?:e|es|ing)|invent(?:s|ing)?|design(?:s|ing)?|build(?:s|ing)?|develop(?:s|ing)?) (?:an?|my|our) (?:(?:new|own|small|first) )*([\p{L}-]+ [\p{L}-]+)\b/iu
const MAKERS = ['designer', 'maker']

export function withMaker(wish: string): string {
  const made = MAKING.exec(wish)
  const maker = made && MAKERS.map((word) => `${made[1] ?? ''} ${word}`).find(isWholeName)
  return maker ? wish.replace(made[0], `$& as a ${maker}`) : wish
}
