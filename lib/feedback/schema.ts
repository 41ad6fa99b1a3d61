import { z } from 'zod'
import { message } from '@/lib/fields'
import { FEEDBACK_MAX } from './limits'

export const FeedbackForm = z.object({ feedback: message(FEEDBACK_MAX, 'Please write something.') })
