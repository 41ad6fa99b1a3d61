import { route } from '@/lib/api/route'
import { answerDocs } from '@/lib/openapi/docs-page'

/** The document for people: HTML that loads nothing. */
export const GET = route({ handle: () => answerDocs() })
