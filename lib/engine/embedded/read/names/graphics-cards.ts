import { nameIndex, type NameHit } from '@/lib/catalog/name-index'
import type { Token } from '@/lib/catalog/tokens'

/** "A 4090", "two 3090s": who speaks of computers calls a graphics card by its number. */

const NUMBER = /^(?:9[678]0|10[678]0|16[56]0|[2-5]0[5-9]0)s?$/
const ONE_OF_THEM = new Set('a an the my our his her their with one two three four dual single this that'.split(' '))
const GRADE = new Set('ti super xt'.split(' '))
/**
 * "A 2060 calendar" and "the 1080 bus" are none: the words around have to speak of the inside of a
 * computer.
 */
const INSIDE = new Set(
  'gpu gpus graphics card cards nvidia geforce rtx gtx radeon vram cuda ryzen intel amd cpu processor motherboard pc rig build ram i5 i7 i9 threadripper watt psu pytorch ml llm llms gaming rendering training tower'.split(
    ' ',
  ),
)
const AROUND = 14

export function graphicsCardAt(tokens: readonly Token[], at: number): NameHit | undefined {
  const number = tokens[at]?.text ?? ''
  if (!NUMBER.test(number)) return undefined
  const isOne = ONE_OF_THEM.has(tokens[at - 1]?.text ?? '') || GRADE.has(tokens[at + 1]?.text ?? '')
  if (!isOne || !tokens.slice(Math.max(0, at - AROUND), at + AROUND).some(({ text }) => INSIDE.has(text)))
    return undefined
  const model = number.replace(/s$/, '')
  const { find } = nameIndex()
  const family = ['rtx', 'gtx'].find((name) => find(`${name} ${model}`))
  const hit = family && find(`${family} ${model}`)
  return hit ? { entry: hit.entry, name: `${family.toUpperCase()} ${model}`, everyday: false } : undefined
}
