import { visitorAddress } from '@/lib/http/request-state'
import { log } from '@/lib/log'
import { paths } from '@/lib/paths'
import { givenPage } from '@/lib/stack/given-page'
import { readSharedPage, type SharedPage } from '@/lib/stack/shared-page'
import { cutAtPlaces } from '@/server/cache/personal-places'
import type { FirstView, RenderByNext, RenderedPage } from '@/server/cache/response-cache'
import { pageTemplate, type CutAtPlaces, type PageTemplate } from './page-template'
import { loadParts, renderParts } from './render-parts'
import { samplePage } from './sample-page'

interface KeptTemplate extends Omit<RenderedPage, 'body'> {
  readonly day: string
  /** Undefined if the page that Next rendered is not understood. */
  readonly template: PageTemplate | undefined
}

/**
 * Renders shared pages that are not cached. All of a page but the stack is the same for every
 * stack, and rendering that took Next three quarters of the time: so Next renders a page with a
 * sample once a day, and only the parts that show the stack are rendered for each stack.
 */
export async function firstViews(): Promise<FirstView> {
  const templates = new Map<string, KeptTemplate>()
  await loadParts(samplePage('modern', true))

  async function templateFor({ stack, facts }: SharedPage, variant: string, render: RenderByNext) {
    const key = `${variant} ${stack.theme} ${facts.isIndexable}`
    const day = new Date().toDateString()
    const known = templates.get(key)
    if (known?.day === day) return known
    const page = samplePage(stack.theme, facts.isIndexable)
    const rendered = await givenPage.run(page, () => render(paths.share(page.stack.shareCode)))
    if (rendered?.status !== 200) return undefined
    const { body, ...rest } = rendered
    const fresh = { ...rest, day, template: readTemplate(body, page, (text) => cutAtPlaces(text, rest.nonce)) }
    templates.set(key, fresh)
    return fresh
  }

  return async (code, variant, render) => {
    const page = await readPage(code)
    if (!page || stackHasNoTitle(page)) return undefined
    const kept = await templateFor(page, variant, render)
    if (!kept?.template) return undefined
    const { status, headers, nonce, template } = kept
    try {
      return { status, headers, nonce, pieces: template({ page, parts: renderParts(page) }) }
    } catch (error) {
      log.warn({ err: error, code }, 'a shared page could not be made from its template; Next renders it')
      return undefined
    }
  }
}

/** After an error Next reads the page again, and shows the reason. */
async function readPage(code: string): Promise<SharedPage | undefined> {
  try {
    return await readSharedPage(code, visitorAddress())
  } catch (error) {
    log.debug({ err: error, code }, 'a shared page could not be read for its template')
    return undefined
  }
}

/** Next would show the title of the site. */
const stackHasNoTitle = ({ stack: { title, name } }: SharedPage) => title === '' && name === ''

function readTemplate(body: string, page: SharedPage, cut: CutAtPlaces): PageTemplate | undefined {
  try {
    return pageTemplate(body, { page, parts: renderParts(page) }, cut)
  } catch (error) {
    log.error({ err: error }, 'the page that Next renders is no template; Next renders every shared page')
    return undefined
  }
}
