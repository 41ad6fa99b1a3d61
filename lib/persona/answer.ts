import 'server-only'
import { AppError } from '@/lib/errors'
import { frameDocument, frameHeaders } from './frame'

/**
 * Answers with a page for the frame. A failure is a page as well: the visitor sees a sentence and
 * not a broken frame.
 */

export async function answerDraft(html: string): Promise<Response> {
  return answerFrame(async () => {
    const { cleanPage } = await import('./sanitise/clean-page')
    return (await cleanPage(html)).html
  })
}

/** `page` gives what is clean already. */
export async function answerFrame(page: () => Promise<string>): Promise<Response> {
  try {
    const html = await page()
    const { externalImageOf } = await import('./sanitise/parse-checks')
    return new Response(frameDocument(html), { headers: frameHeaders(externalImageOf(html)) })
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    const headers = { ...frameHeaders(undefined), ...error.headers }
    return new Response(frameDocument(`<p style="margin:16px;font-family:sans-serif">${error.message}</p>`), {
      status: error.status,
      headers,
    })
  }
}
