import 'server-only'
import { AppError } from '@/lib/errors'
import { findShared } from '@/lib/stack/find-shared'
import { frameDocument, frameHeaders } from './frame'

/** Answers with a page for the frame. A failure is a page as well: the visitor sees a sentence and not a broken frame. */

export async function answerSaved(code: string, address: string): Promise<Response> {
  return answer(async () => {
    const stack = await findShared(code, address)
    if (!stack) throw new AppError('not_found', 'There is no stack with this share code.')
    return stack.htmlContent
  })
}

export async function answerDraft(html: string): Promise<Response> {
  return answer(async () => {
    const { sanitise } = await import('./sanitise/sanitise')
    return (await sanitise(html)).html
  })
}

async function answer(page: () => Promise<string>): Promise<Response> {
  try {
    const html = await page()
    const { externalImageOf } = await import('./sanitise/tree')
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
