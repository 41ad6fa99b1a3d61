import { z } from 'zod'

const FEEDBACK_MAX = 5000

export const FeedbackForm = z.object({
  feedback: z
    .string({ error: 'Please write something.' })
    .transform((value) => value.replaceAll('\u0000', '').toWellFormed().trim())
    .pipe(z.string().min(1, 'Please write something.').max(FEEDBACK_MAX, `At most ${FEEDBACK_MAX} characters.`)),
})
