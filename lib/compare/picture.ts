import 'server-only'
import { LRUCache } from 'lru-cache'
import type { OpenTool } from '@/lib/open-format/to-open-format'
import { drawableText } from '@/lib/preview/drawable-text'
import { drawInQueue } from '@/lib/preview/drawing-queue'
import { drawPicture } from '@/lib/preview/picture'
import { PICTURE_STYLES } from '@/lib/preview/picture-styles'
import { formatCount } from '@/lib/text/format-count'
import type { StackComparison } from './compare-stacks'

const MAX_REMEMBERED = 60
const remembered = new LRUCache<string, Promise<ArrayBuffer>>({ max: MAX_REMEMBERED })

/** The link preview of a comparison: two titles, the number of shared tools, and their icons. */
export function comparisonPicture(comparison: StackComparison): Promise<ArrayBuffer> {
  const content = contentOf(comparison)
  const key = JSON.stringify(content)
  const known = remembered.get(key)
  if (known) return known
  const picture = drawInQueue(() => draw(content))
  remembered.set(key, picture)
  picture.catch(() => remembered.delete(key))
  return picture
}

function contentOf({ a, b, shared, onlyA, onlyB }: StackComparison) {
  const tools = (shared.length > 0 ? shared : [...onlyA.slice(0, 6), ...onlyB.slice(0, 6)]).slice(0, 12)
  return {
    title: drawableText(`${a.title} and ${b.title}`, 90, 'Two stacks compared', { emoji: true }),
    by: formatCount(shared.length, 'tool in common', 'tools in common'),
    about: `${formatCount(onlyA.length, 'tool')} only in the first, ${formatCount(onlyB.length, 'tool')} only in the second`,
    tools,
  }
}

async function draw({ tools, ...words }: ReturnType<typeof contentOf>): Promise<ArrayBuffer> {
  return drawPicture({
    ...words,
    count: '',
    tools: tools.map(asTool),
    total: tools.length,
    look: PICTURE_STYLES.modern,
  })
}

const asTool = ({ id, name, link, icon, color, badge, description }: OpenTool) => ({
  id,
  text: name,
  link,
  icon_id: icon,
  color,
  label: badge,
  description,
})
