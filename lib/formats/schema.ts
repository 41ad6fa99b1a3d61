import { z } from 'zod'
import { FORMATS } from './address'

export const FormatParams = z.object({ code: z.string(), format: z.enum(FORMATS) })
