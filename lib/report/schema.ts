import { z } from 'zod'
import { REASON_MAX } from './limits'

const NEEDED = 'Please say what is wrong with this page.'

export const ReportForm = z.object({
  reason: z
    .string({ error: NEEDED })
    .transform((value) => value.replaceAll('\u0000', '').toWellFormed().trim())
    .pipe(z.string().min(1, NEEDED).max(REASON_MAX, `At most ${REASON_MAX} characters.`)),
})
