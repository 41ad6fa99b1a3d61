import { z } from 'zod'
import { text } from '@/lib/fields'
import { MAX_PAGE_BYTES } from './page-size'

/** Longer than the limit for saving, so that the editor can tell how much too long a page is. */
export const PersonaCheckBody = z.object({ html: text(4 * MAX_PAGE_BYTES) })
