import { z } from 'zod'
import { text } from '@/lib/fields'
import { MAX_PAGE_BYTES } from './page-size'

/** Longer than what may be saved, so that the editor can say by how much a page is too long. */
export const PersonaCheckBody = z.object({ html: text(4 * MAX_PAGE_BYTES) })
