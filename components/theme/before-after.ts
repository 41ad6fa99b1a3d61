import { saveFile } from '@/components/share/save-file'
import { appIconColours } from '@/lib/faces/app-icon-colour'
import { monogram } from '@/lib/faces/monogram'
import type { Tool } from '@/lib/stack/schema'
import { transformedPairs, type Transformation } from '@/lib/theme/transformation'

/**
 * Draws the picture "before and after" of a transform in the browser, so that an unsaved stack is
 * not sent to the server.
 */

interface BeforeAfter extends Transformation {
  readonly title: string
  /** The label of the transform. */
  readonly label: string
}

const WIDTH = 1200
const HEIGHT = 630
const ROWS = 7
const EDGE = 56
const STEP = 62
const TOP = 158
const PLATE = 46
const SANS = 'ui-sans-serif, system-ui, sans-serif'
const BEFORE = { paper: '#fbfaf8', ink: '#16181d', muted: '#575b64', heading: SANS }

interface Side {
  readonly left: number
  readonly heading: string
  readonly look: typeof BEFORE
}

export async function downloadBeforeAfter({ title, label, from, to }: BeforeAfter): Promise<void> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser draws no pictures')
  const style = getComputedStyle(document.documentElement)
  const token = (name: string) => style.getPropertyValue(name).trim()
  const after = {
    paper: token('--paper'),
    ink: token('--ink'),
    muted: token('--muted'),
    heading: getComputedStyle(document.querySelector('h1') ?? document.body).fontFamily,
  }
  const pairs = transformedPairs({ from, to }, ROWS)
  drawSide(
    context,
    pairs.map(({ before }) => before),
    { left: 0, heading: title || 'Before', look: BEFORE },
  )
  drawSide(
    context,
    pairs.map(({ after: tool }) => tool),
    { left: WIDTH / 2, heading: label, look: after },
  )
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('the browser made no picture')
  saveFile('before-and-after.png', blob)
}

function drawSide(context: CanvasRenderingContext2D, tools: readonly Tool[], { left, heading, look }: Side): void {
  const width = WIDTH / 2
  const room = width - 2 * EDGE
  context.fillStyle = look.paper
  context.fillRect(left, 0, width, HEIGHT)
  context.textBaseline = 'middle'
  context.fillStyle = look.muted
  context.font = `600 22px ${SANS}`
  context.fillText(left === 0 ? 'Before' : 'After', left + EDGE, 52)
  context.fillStyle = look.ink
  context.font = `700 40px ${look.heading}`
  context.fillText(fitted(context, heading, room), left + EDGE, 104)
  for (const [at, tool] of tools.entries()) drawTool(context, tool, { x: left + EDGE, y: TOP + at * STEP, room, look })
  context.fillStyle = look.muted
  context.font = `600 22px ${SANS}`
  if (left > 0) context.fillText(location.host, left + EDGE, HEIGHT - 32)
}

interface Row {
  readonly x: number
  readonly y: number
  readonly room: number
  readonly look: typeof BEFORE
}

function drawTool(context: CanvasRenderingContext2D, { text, color }: Tool, { x, y, room, look }: Row): void {
  const { fill, ink } = appIconColours(text, color)
  context.fillStyle = fill
  context.beginPath()
  context.roundRect(x, y, PLATE, PLATE, 12)
  context.fill()
  context.fillStyle = ink
  context.font = `700 18px ${SANS}`
  context.textAlign = 'center'
  context.fillText(monogram(text), x + PLATE / 2, y + PLATE / 2 + 1)
  context.textAlign = 'start'
  context.fillStyle = look.ink
  context.font = `500 25px ${SANS}`
  context.fillText(fitted(context, text, room - PLATE - 18), x + PLATE + 18, y + PLATE / 2 + 1)
}

/** Truncates a text to a width in the current font. */
function fitted(context: CanvasRenderingContext2D, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text
  const letters = [...text]
  while (letters.length > 0 && context.measureText(`${letters.join('')}…`).width > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
