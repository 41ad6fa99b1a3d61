import { visitorAddress } from '@/lib/http/request-state'
import { log } from '@/lib/log'
import { paths } from '@/lib/paths'
import { givenPage } from '@/lib/stack/given-page'
import { readSharedPage, type SharedPage } from '@/lib/stack/shared-page'
import { cutAtPlaces } from '@/server/cache/personal-places'
import type { FirstViewAsked, FirstViews, PageInPieces, RenderByNext } from '@/server/cache/response-cache'
import { pageTemplate, type CutAtPlaces, type PageTemplate } from './page-template'
import { loadParts, renderParts } from './render-parts'
import { samplePage } from './sample-page'

interface KeptTemplate extends Omit<PageInPieces, 'pieces'> {
  readonly day: string
  /** Undefined if the page that Next rendered is not understood. */
  readonly template: PageTemplate | undefined
}

/**
 * Renders shared pages that are not cached. All of a page but the stack is the same for every
 * stack, and rendering that took Next three quarters of the time: so Next renders a page with a
 * sample once a day, and only the parts that show the stack are rendered for each stack.
 */
export async function firstViews(): Promise<FirstViews> {
  const kept = new Map<string, KeptTemplate>()
  await loadParts(samplePage('modern', true))

  async function templateFor({ stack, facts }: SharedPage, { variant, user }: FirstViewAsked, render: RenderByNext) {
    const key = `${variant} ${stack.theme} ${facts.isIndexable}`
    const day = new Date().toDateString()
    const known = kept.get(key)
    if (known?.day === day) return known
    const page = samplePage(stack.theme, facts.isIndexable)
    const rendered = await givenPage.run(page, () => render(paths.share(page.stack.shareCode)))
    if (rendered?.status !== 200) return undefined
    const { headers, body, nonce } = rendered
    const template = readTemplate(body, page, (text) => cutAtPlaces(text, { nonce, user }))
    const fresh = { headers, nonce, day, template }
    kept.set(key, fresh)
    return fresh
  }

  return async (asked, render) => {
    const page = await readPage(asked.code)
    if (!page || stackHasNoTitle(page)) return undefined
    const { headers, nonce, template } = (await templateFor(page, asked, render)) ?? {}
    if (!template || !headers) return undefined
    try {
      return { headers, nonce, pieces: template({ page, parts: renderParts(page) }) }
    } catch (error) {
      log.warn({ err: error, code: asked.code }, 'a shared page could not be made from its template; Next renders it')
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
