import { z } from 'zod'
import { messageField } from '@/lib/fields'
import { FEEDBACK_MAX } from './limits'

export const FeedbackForm = z.object({ feedback: messageField(FEEDBACK_MAX, 'Please write something.') })
