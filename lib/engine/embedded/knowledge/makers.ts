import { isCalling } from './archetypes'

/** What somebody makes may be what they are called by: who is "making a board game" is its designer, and no player. */

const MAKING =
  /\b(?:mak(?:e|es|ing)|creat(?:e|es|ing)|invent(?:s|ing)?|design(?:s|ing)?|build(?:s|ing)?|develop(?:s|ing)?) (?:an?|my|our) (?:(?:new|own|small|first) )*([\p{L}-]+ [\p{L}-]+)\b/iu
const MAKERS = ['designer', 'maker']

/** "A habit tracker app that I want to build" */
const TO_BE_MADE =
  /^\W*((?:\S+ )*?(?:apps?|games?|website|site|bot|plugin|extension)(?: for [\p{L} ]+?)?),? (?:(?:that|which) )?(?:i|we)(?:['’]d like| want| would like| plan| hope| am going| are going) to (build|make|create|develop|launch)\W*$/iu

export function withMaker(asked: string): string {
  const wish = asked.replace(TO_BE_MADE, '$2 $1')
  const made = MAKING.exec(wish)
  const maker = made && MAKERS.map((word) => `${made[1] ?? ''} ${word}`).find(isCalling)
  return maker ? wish.replace(made[0], `$& as a ${maker}`) : wish
}
