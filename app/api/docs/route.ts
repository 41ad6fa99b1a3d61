import { route } from '@/lib/api/route'
import { answerDocs } from '@/lib/openapi/docs-page'

/** The API documentation as HTML, which loads no other file. */
export const GET = route({ isPublic: true, handle: () => answerDocs() })
