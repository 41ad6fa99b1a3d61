import { z } from 'zod'
import { message } from '@/lib/fields'
import { REASON_MAX } from './limits'

export const ReportForm = z.object({ reason: message(REASON_MAX, 'Please say what is wrong with this page.') })
