import { z } from 'zod'
import { messageField } from '@/lib/fields'
import { REASON_MAX } from './limits'

export const ReportForm = z.object({ reason: messageField(REASON_MAX, 'Please say what is wrong with this page.') })
