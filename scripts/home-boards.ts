import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateStack } from '@/lib/engine/embedded/generate'
import { type AppIcon, toolFace } from '@/lib/faces/tool-face'
import { TYPED_EXAMPLES } from '@/lib/generate/examples'
import type { HomeBoard, HomeSection, HomeTool } from '@/lib/home/types'
import { setIcon } from '@/lib/icons/icon-set'
import { prefixIds } from '@/lib/icons/prefix-ids'
import type { Section, Tool } from '@/lib/stack/schema'

/**
 * `npm run home-boards`: makes the boards of the start page with the embedded engine from the typed
 * examples. Writes their data, and one sprite with all marks of each board.
 */

const DATA = 'lib/home'
const MARKS = 'components/home/marks'
const SECTIONS = 6
const TOOLS = 3
/** The title of the board for each typed example. */
const TITLES = [
  'Evenings and weekends',
  'The spare room podcast',
  'What I build with',
  'Two cameras, one train',
  'Free and open',
]
/** The size of a mark in the sprite. */
const SIDE = 40

/** The largest sections in their order, each with its first tools. */
function shortened(sections: readonly Section[]): Section[] {
  const largest = new Set([...sections].sort((a, b) => b.tools.length - a.tools.length).slice(0, SECTIONS))
  return sections
    .filter((section) => largest.has(section))
    .map(({ title, tools }) => ({ title, tools: tools.slice(0, TOOLS) }))
}

const lettersOf = (monogram: string, { fill, ink }: AppIcon) => ({ monogram, fill, ink })

function homeTool(tool: Tool): HomeTool {
  const { text, color } = tool
  const face = toolFace(tool)
  if (face.kind === 'app') return { text, color, app: lettersOf(face.monogram, face) }
  if (face.isWhole) return { text, color, ground: face.otherwise.fill }
  return face.model ? { text, color, model: lettersOf(face.model, face.otherwise) } : { text, color }
}

async function markOf(tool: Tool, at: number): Promise<string> {
  const face = toolFace(tool)
  const icon = face.kind === 'mark' ? face.icon : face.glyph
  const svg = await setIcon(icon)
  if (svg === undefined) throw new Error(`${tool.text} has no icon ${icon}`)
  return prefixIds(svg, `m${at}-`).replace('<svg ', `<svg x="${at * SIDE}" width="${SIDE}" height="${SIDE}" `)
}

mkdirSync(MARKS, { recursive: true })
const boards: HomeBoard[] = []
for (const [at, prompt] of TYPED_EXAMPLES.entries()) {
  const sections = shortened(generateStack({ prompt, tools: '', intelligence: false }))
  const tools = sections.flatMap((section) => section.tools)
  const marks = await Promise.all(tools.map(markOf))
  const width = SIDE * tools.length
  writeFileSync(
    path.join(MARKS, `${at + 1}.svg`),
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${SIDE}" viewBox="0 0 ${width} ${SIDE}">${marks.join('')}</svg>\n`,
  )
  const shown = sections.map(({ title, tools }): HomeSection => ({ title, tools: tools.map(homeTool) }))
  boards.push({ title: TITLES[at] ?? prompt, sections: shown })
}
const [first, ...later] = boards
writeFileSync(path.join(DATA, 'first-board.json'), `${JSON.stringify(first)}\n`)
writeFileSync(path.join(DATA, 'later-boards.json'), `${JSON.stringify(later)}\n`)
