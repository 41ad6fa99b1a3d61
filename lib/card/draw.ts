import 'server-only'
import { publicOrigin } from '@/lib/env'
import { paths } from '@/lib/paths'
import { site } from '@/lib/site'
import { countTools } from '@/lib/stack/content'
import { stackTitle, toolSentence } from '@/lib/stack/metadata'
import type { PublicStack } from '@/lib/stack/public-stack'
import type { Tool } from '@/lib/stack/schema'
import { toolStatus } from '@/lib/stack/limits'
import { formatCount } from '@/lib/text/format-count'
import { escapeXml } from '@/lib/text/escape-xml'
import { CARD_LOOKS, DARK_LOOK, type CardLook } from './looks'
import type { CardOptions } from './options'
import { shownTools } from './shown-tools'
import { fitLabel, fitLine, textWidth } from './text-fit'
import { tileFace } from './tile-face'

/**
 * The card of a stack for a README: one SVG that loads nothing, runs nothing and follows the
 * reader's dark mode. Its text is set in the reader's own fonts.
 */

/** Image proxies refuse larger files. */
const MAX_BYTES = 120_000
/** Reserved for the end of the drawing: the tile "+ n" and the closing tags. */
const SPARE_BYTES = 1_500

const SANS = "ui-sans-serif,system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
const EDGE = 16
const HEAD = 66
const FACE = 48
const TILE = { named: { width: 78, height: 92 }, bare: { width: 60, height: 58 } }
/** Wide enough for a title, also with few tools. */
const MIN_WIDTH = 380
const LABEL_SIZES = [12, 11, 10]
const LABEL_LINE = 13

interface Drawing {
  readonly stack: PublicStack
  readonly options: CardOptions
  readonly look: CardLook
}

export async function drawCard(stack: PublicStack, options: CardOptions): Promise<string> {
  const drawing = { stack, options, look: CARD_LOOKS[options.theme] }
  if (options.style === 'badge') return badge(drawing)
  const tools = shownTools(stack.sections, options.limit)
  const tile = options.names ? TILE.named : TILE.bare
  const total = countTools(stack.sections)
  const isCard = options.style === 'card'
  const columns = Math.max(1, Math.min(options.columns, total > tools.length ? tools.length + 1 : tools.length))
  const width = Math.max(isCard ? MIN_WIDTH : 0, columns * tile.width + 2 * (isCard ? EDGE : 0))
  const grid = {
    left: (width - columns * tile.width) / 2,
    top: isCard ? HEAD : 0,
    columns,
    tile,
  }
  const { tiles, count } = await fittingTiles(drawing, tools, grid)
  const rest = total - count
  const cells = count + (rest > 0 ? 1 : 0)
  const height = grid.top + Math.max(1, Math.ceil(cells / columns)) * tile.height + (isCard ? EDGE - 4 : 0)
  const body = [
    isCard ? ground(drawing.look, width, height) + head(drawing, width) : '',
    tiles,
    rest > 0 ? restTile(rest, count, grid) : '',
    total === 0
      ? `<text class="m" x="${width / 2}" y="${grid.top + 30}" font-size="13" text-anchor="middle">No tools yet</text>`
      : '',
  ].join('')
  return page(drawing, { width, height, body })
}

interface Grid {
  readonly left: number
  readonly top: number
  readonly columns: number
  readonly tile: { readonly width: number; readonly height: number }
}

const cornerOf = (at: number, { left, top, columns, tile }: Grid) => ({
  x: left + (at % columns) * tile.width,
  y: top + Math.floor(at / columns) * tile.height,
})

/** As many tiles as fit the size limit. */
async function fittingTiles(
  drawing: Drawing,
  tools: readonly Tool[],
  grid: Grid,
): Promise<{ tiles: string; count: number }> {
  const drawn = await Promise.all(tools.map((tool, at) => tileOf(drawing, tool, at, grid)))
  let bytes = Buffer.byteLength(page(drawing, { width: 0, height: 0, body: head(drawing, 0) })) + SPARE_BYTES
  let count = 0
  for (const tile of drawn) {
    bytes += Buffer.byteLength(tile)
    if (bytes > MAX_BYTES) break
    count++
  }
  return { tiles: drawn.slice(0, count).join(''), count }
}

async function tileOf({ look, options }: Drawing, tool: Tool, at: number, grid: Grid): Promise<string> {
  const { x, y } = cornerOf(at, grid)
  const left = x + (grid.tile.width - FACE) / 2
  const top = y + 5
  const face = await tileFace(tool, { x: left, y: top, side: FACE, ground: look.ground, prefix: `t${at}-` })
  const middle = x + grid.tile.width / 2
  const name = options.names ? label(tool.text, middle, top + FACE + 14, grid.tile.width - 4) : ''
  const faded = toolStatus(tool.status) === 'retired' ? ' opacity=".5"' : ''
  return `<g${faded}><title>${escapeXml(tool.text)}</title>${face}${name}</g>`
}

function label(text: string, x: number, y: number, width: number): string {
  const { size, lines } = fitLabel(text, width, LABEL_SIZES)
  return lines
    .map(
      (line, at) =>
        `<text class="i" x="${x}" y="${y + at * LABEL_LINE}" font-size="${size}" text-anchor="middle">${escapeXml(line)}</text>`,
    )
    .join('')
}

function restTile(rest: number, at: number, grid: Grid): string {
  const { x, y } = cornerOf(at, grid)
  return `<text class="m" x="${x + grid.tile.width / 2}" y="${y + 5 + FACE / 2 + 6}" font-size="16" font-weight="600" text-anchor="middle">+ ${rest}</text>`
}

/** The background of the card, with the theme's scene clipped to it. */
function ground({ radius, scene }: CardLook, width: number, height: number): string {
  const box = `x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="${radius}"`
  const inside = scene ? `<g clip-path="url(#box)">${scene(width, height)}</g><rect ${box} fill="none" class="e"/>` : ''
  return `<clipPath id="box"><rect ${box}/></clipPath><rect ${box} class="p e"/>${inside}`
}

/** The title, and below it author and number of tools. */
function head({ stack, options, look }: Drawing, width: number): string {
  const room = width - 2 * EDGE
  const { twitterHandle: handle, sections } = stack
  const isWindow = options.theme === 'fun90s'
  const title = escapeXml(fitLine(stackTitle(stack), isWindow ? 17 : 20, room))
  const about = escapeXml(
    fitLine(
      [handle && `@${handle}`, formatCount(countTools(sections), 'tool'), site.name].filter(Boolean).join(' · '),
      13,
      room,
    ),
  )
  const bar = isWindow ? `<rect x="4" y="4" width="${Math.max(0, width - 8)}" height="28" fill="url(#bar)"/>` : ''
  const fill = isWindow ? 'fill="#fff"' : 'class="i"'
  return `${bar}<text ${fill} x="${EDGE}" y="${isWindow ? 24 : 32}" font-family="${look.titleFont}" font-size="${isWindow ? 17 : 20}" font-weight="700">${title}</text><text class="m" x="${EDGE}" y="${isWindow ? 52 : 53}" font-size="13">${about}</text>`
}

function badge(drawing: Drawing): string {
  const { stack, look } = drawing
  const title = fitLine(stackTitle(stack), 13, 240)
  const tools = formatCount(countTools(stack.sections), 'tool')
  const [titleWidth, toolsWidth] = [Math.ceil(textWidth(title, 13)), Math.ceil(textWidth(tools, 13))]
  const split = 34 + titleWidth + 8
  const width = split + toolsWidth + 18
  const radius = Math.min(look.radius, 8)
  const box = `x=".5" y=".5" width="${width - 1}" height="27" rx="${radius}"`
  const body = `<clipPath id="box"><rect ${box}/></clipPath><rect ${box} class="p"/><g clip-path="url(#box)"><rect x="${split}" width="${width - split}" height="28" class="a"/></g><rect ${box} class="e" fill="none"/><g transform="translate(8 4) scale(.625)" fill="none" stroke-width="2.5" stroke-linejoin="round"><path class="si" stroke-opacity=".4" d="M5 21.5 16 27l11-5.5"/><path class="si" stroke-opacity=".7" d="M5 16 16 21.5 27 16"/><path class="a" d="M16 4.5 27 10 16 15.5 5 10Z"/></g><text class="i" x="34" y="18.5" font-size="13" font-weight="600">${escapeXml(title)}</text><text class="ai" x="${split + 9}" y="18.5" font-size="13" font-weight="600">${tools}</text>`
  return page(drawing, { width, height: 28, body })
}

function page(
  { stack, look, options }: Drawing,
  { width, height, body }: { width: number; height: number; body: string },
): string {
  const dark = options.theme === 'auto' ? darkRules : ''
  const link = escapeXml(publicOrigin + paths.share(stack.shareCode))
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title desc" font-family="${SANS}"><title id="title">${escapeXml(stackTitle(stack))}</title><desc id="desc">${escapeXml(toolSentence(stack))}</desc><style>${rules(look)}${dark}</style><a href="${link}" target="_top">${body}</a></svg>`
}

const MISSING = { width: 300, height: 64 }

/** A card with a message, for a stack that has none. */
export function drawMissing(message: string, { theme }: CardOptions): string {
  const look = CARD_LOOKS[theme]
  const { width, height } = MISSING
  const dark = theme === 'auto' ? darkRules : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title" font-family="${SANS}"><title id="title">${escapeXml(message)}</title><style>${rules(look)}${dark}</style><rect class="p e" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="${look.radius}"/><text class="m" x="${width / 2}" y="${height / 2 + 4}" font-size="13" text-anchor="middle">${escapeXml(fitLine(message, 13, width - 2 * EDGE))}</text></svg>`
}

const rules = ({ ink, muted, accent, accentInk, paper, edge }: CardLook) =>
  `.i{fill:${ink}}.m{fill:${muted}}.p{fill:${paper}}.e{stroke:${edge}}.a{fill:${accent}}.ai{fill:${accentInk}}.si{stroke:${ink}}`

const darkRules = `@media(prefers-color-scheme:dark){${rules(DARK_LOOK)}}`
