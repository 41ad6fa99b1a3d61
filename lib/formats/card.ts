import { drawCard, drawMissing } from '@/lib/card/draw'
import { readCardOptions } from '@/lib/card/options'
import { DRAWING } from '@/lib/http/public-answer'
import type { FormatWriter } from './format'

export const CARD_FORMAT: FormatWriter = {
  ...DRAWING,
  write: (stack, query) => drawCard(stack, readCardOptions(query)),
  failure: (message, query) => drawMissing(message, readCardOptions(query)),
}
