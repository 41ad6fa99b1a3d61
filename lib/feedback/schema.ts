import { z } from 'zod'
import { message } from '@/lib/text-fields'
import { FEEDBACK_MAX, REASON_MAX } from './limits'

export const FeedbackForm = z.object({ feedback: message(FEEDBACK_MAX, 'Please write something.') })
export const ReportForm = z.object({ reason: message(REASON_MAX, 'Please say what is wrong with this page.') })
