import type { LanguageModelMiddleware } from 'ai'
import { maxCharacters } from './answer-size'
import { OverlongAnswer } from './failure'

/** A middleware that refuses an overlong answer before it is parsed. */
export const boundedAnswer = (maxOutputTokens: number): LanguageModelMiddleware => ({
  specificationVersion: 'v3',
  wrapGenerate: async ({ doGenerate }) => {
    const result = await doGenerate()
    const most = maxCharacters(maxOutputTokens)
    const length = result.content.reduce((sum, part) => sum + (part.type === 'text' ? part.text.length : 0), 0)
    if (length > most) throw new OverlongAnswer(`it is longer than ${most} characters`)
    return result
  },
})
