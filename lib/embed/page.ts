import 'server-only'
import { tileFace } from '@/lib/card/tile-face'
import { CARD_LOOKS, DARK_LOOK, type CardLook } from '@/lib/card/looks'
import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'
import { countTools } from '@/lib/stack/content'
import { isHttpUrl } from '@/lib/stack/http-url'
import { stackTitle } from '@/lib/stack/metadata'
import type { PublicStack } from '@/lib/stack/public-stack'
import type { Section, Tool } from '@/lib/stack/schema'
import { toolStatus } from '@/lib/stack/limits'
import { formatCount } from '@/lib/text/format-count'
import { escapeXml as escaped } from '@/lib/text/escape-xml'
import { readEmbedOptions, type EmbedOptions } from './options'

/**
 * A stack as a page inside pages of other sites: one document without scripts, that loads nothing
 * and whose links open outside of the frame.
 */

/** Each face is a drawing of up to four kilobytes. */
const MAX_FACES = 200

export const EMBED_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors *",
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const

export async function embedPage(stack: PublicStack, options: EmbedOptions): Promise<string> {
  const title = stackTitle(stack)
  const link = publicOrigin + paths.share(stack.shareCode)
  const about = [stack.twitterHandle && `@${stack.twitterHandle}`, formatCount(countTools(stack.sections), 'tool')]
  const sections: string[] = []
  let shown = 0
  for (const section of stack.sections) {
    sections.push(await sectionOf(section, options, shown))
    shown += section.tools.length
  }
  return page(
    title,
    options,
    `<header><h1><a href="${escaped(link)}" target="_blank" rel="noopener"><bdi>${escaped(title)}</bdi></a></h1><p>${escaped(about.filter(Boolean).join(' · '))}</p></header>${sections.join('')}<p class="end"><a href="${escaped(link)}" target="_blank" rel="noopener">Open full page</a></p>`,
  )
}

export const embedFailure = (message: string, query: URLSearchParams): string =>
  page(message, readEmbedOptions(query, 'modern'), `<p>${escaped(message)}</p>`)

async function sectionOf({ title, tools }: Section, options: EmbedOptions, before: number): Promise<string> {
  const items = await Promise.all(tools.map((tool, at) => item(tool, options, before + at)))
  return `<section><h2><bdi>${escaped(title)}</bdi> <small>${tools.length}</small></h2><ul class="${options.layout}">${items.join('')}</ul></section>`
}

async function item(tool: Tool, { theme, layout }: EmbedOptions, at: number): Promise<string> {
  const { ground } = CARD_LOOKS[theme]
  const face =
    at < MAX_FACES
      ? `<svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" xmlns:xlink="http://www.w3.org/1999/xlink">${await tileFace(tool, { x: 0, y: 0, side: 48, ground, prefix: `t${at}-` })}</svg>`
      : ''
  const status = toolStatus(tool.status)
  const badges = [tool.label, ...(status === 'using' ? [] : [status])].filter(Boolean)
  const badge = badges.length > 0 ? ` <small>${escaped(badges.join(', '))}</small>` : ''
  const description = layout === 'list' && tool.description ? ` <q>${escaped(tool.description)}</q>` : ''
  const words = `${face}<span dir="auto">${escaped(tool.text)}${badge}${description}</span>`
  const linked = isHttpUrl(tool.link)
    ? `<a href="${escaped(tool.link)}" target="_blank" rel="noopener nofollow ugc">${words}</a>`
    : `<div>${words}</div>`
  return `<li${status === 'retired' ? ' class="retired"' : ''}>${linked}</li>`
}

function page(title: string, { theme }: EmbedOptions, body: string): string {
  const look = CARD_LOOKS[theme]
  const dark = theme === 'auto' ? `@media(prefers-color-scheme:dark){${colours(DARK_LOOK)}}` : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${colours(look)}${dark}${rules(look)}${SCENES[theme] ?? ''}</style></head><body><main>${body}</main></body></html>`
}

const colours = ({ ink, muted, paper, edge, accent }: CardLook) =>
  `:root{--ink:${ink};--muted:${muted};--paper:${paper};--edge:${edge};--accent:${accent}}`

const rules = ({ titleFont, ground, radius }: CardLook) =>
  `:root{color-scheme:${ground === 'auto' ? 'light dark' : ground}}*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:15px/1.4 ui-sans-serif,system-ui,sans-serif}main{padding:16px}h1,h2{margin:0;font-family:${titleFont};overflow-wrap:anywhere}h1{font-size:22px}h2{font-size:16px;margin:18px 0 8px}header p,.end,small,q{color:var(--muted)}header p{margin:2px 0 0}h1 a{color:inherit}a{color:var(--ink);text-decoration:none}a:hover{text-decoration:underline}a:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}.end a{text-decoration:underline;display:inline-block;padding:12px 0}ul{list-style:none;margin:0;padding:0;display:grid;gap:8px}.tiles{grid-template-columns:repeat(auto-fill,minmax(96px,1fr))}.tiles a,.tiles div{display:flex;flex-direction:column;align-items:center;text-align:center;gap:6px;padding:10px 4px;border:1px solid var(--edge);border-radius:${Math.min(radius, 12)}px;height:100%}.tiles small{display:block}.list{grid-template-columns:repeat(auto-fill,minmax(min(100%,280px),1fr))}.list a,.list div{display:flex;gap:12px;align-items:center;min-height:48px}.list svg{width:40px;height:40px;flex:none}.list q{quotes:none;display:block;font-size:13px}span{overflow-wrap:anywhere;min-width:0;max-width:100%}.retired svg{opacity:.5}`

const BAR = 'background:linear-gradient(90deg,#000080,#0a5fae);color:#fff'
const RAISED = 'box-shadow:inset -1px -1px #0a0a0a,inset 1px 1px #fff,inset -2px -2px #808080,inset 2px 2px #dfdfdf'
const SUNKEN = 'box-shadow:inset -1px -1px #fff,inset 1px 1px #808080,inset -2px -2px #dfdfdf,inset 2px 2px #0a0a0a'

/** What a theme adds: a night with neon lines, windows on a desktop, glass on a sky. */
const SCENES: Partial<Record<EmbedOptions['theme'], string>> = {
  retro80s:
    'body{min-height:100vh;background:linear-gradient(#12062b,#2a0a4a 75%,#4a0f5e)}h2{padding-bottom:4px;color:#2de2e6;border-bottom:1px solid;border-image:linear-gradient(90deg,#2de2e6,#ff2e97) 1}.tiles a,.tiles div{background:#1e1042;border-color:#5f3fa6}',
  fun90s: `body{background:#008080}main{padding:8px}main>p,.end a{color:#fff}header,section{padding:3px;margin-top:8px;background:#c0c0c0;${RAISED}}header{margin:0}h1,h2{margin:0;padding:4px 8px;${BAR}}h1{font-size:18px}h2{font-size:14px}h2 small{color:#fff}header p{padding:2px 8px}ul{margin-top:3px;padding:8px;background:#fff;${SUNKEN}}.tiles a,.tiles div{border:0}.end a:focus-visible{outline-color:#fff}h1 a:focus-visible{outline-color:#fff;outline-offset:-2px}`,
  y2k: 'body{min-height:100vh;background:linear-gradient(165deg,#c9ecff,#d8e4ff 38%,#e4d9ff 72%,#f3dcfa)}.tiles a,.tiles div{background:rgb(255 255 255/.7);border-color:#fff;border-radius:18px;box-shadow:0 8px 18px -10px rgb(70 90 190/.45)}',
}
