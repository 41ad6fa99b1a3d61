import 'server-only'
import { AppError } from '@/lib/errors'
import { frameDocument, frameHeaders } from './frame'

/**
 * Answers with a page for the frame. An error is a page as well, so that the visitor reads a
 * message instead of seeing a broken frame.
 */

export async function answerDraft(html: string): Promise<Response> {
  return answerFrame(async () => {
    const { cleanPage } = await import('./sanitise/clean-page')
    return (await cleanPage(html)).html
  })
}

/** `page` returns sanitised HTML. */
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
