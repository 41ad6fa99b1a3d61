import { generateStack } from '@/lib/engine/embedded/generate'
import { readTools } from '@/lib/engine/embedded/read/read'
import { readWish } from '@/lib/engine/embedded/wishes/read-wish'

export const stackFor = (prompt: string) => generateStack({ prompt, tools: '', intelligence: false })
export const namesIn = (prompt: string) => stackFor(prompt).flatMap(({ tools }) => tools.map(({ text }) => text))
export const titlesIn = (prompt: string) => stackFor(prompt).map(({ title }) => title)
export const peopleIn = (prompt: string) => readWish(prompt, readTools(prompt))?.wish.personas.map(({ title }) => title)
