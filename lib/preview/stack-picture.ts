import 'server-only'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { AppError } from '@/lib/errors'
import { formatCount } from '@/lib/text/format-count'
import { drawableText } from './drawable-text'
import { PICTURE_STYLES } from './picture-styles'
import { drawPicture } from './picture'
import { plates } from './plates'
import { countTools } from '@/lib/stack/content'
import { stackTitle } from '@/lib/stack/metadata'
import type { Stack } from '@/lib/stack/schema'

const MAX_TITLE = 90
const MAX_SECTIONS = 150
/** Drawing costs a core a quarter of a second: a link that spreads is drawn once. */
const MAX_REMEMBERED = 60

const remembered = new LRUCache<string, Promise<ArrayBuffer>>({ max: MAX_REMEMBERED })

/** A picture costs a core a quarter of a second. So many may wait for their turn; more are answered 503. */
const MAX_WAITING = 40
const oneAtATime = pLimit(1)

const keyOf = ({ shareCode, version }: Stack) => `${shareCode} ${version}`

/** The picture of a link preview: the title, whose it is, up to twelve tools, and the theme as its look. */
export function stackPicture(stack: Stack): Promise<ArrayBuffer> {
  const key = keyOf(stack)
  const known = remembered.get(key)
  if (known) return known
  if (oneAtATime.pendingCount >= MAX_WAITING)
    throw new AppError('unavailable', 'Many pictures are being drawn. Please try again in a moment.', {
      headers: { 'retry-after': '10' },
    })
  const picture = oneAtATime(() => draw(stack))
  remembered.set(key, picture)
  picture.catch(() => remembered.delete(key))
  return picture
}

async function draw(stack: Stack): Promise<ArrayBuffer> {
  const { sections, twitterHandle, theme } = stack
  const count = formatCount(countTools(sections), 'tool')
  return drawPicture({
    title: drawableText(stackTitle(stack), MAX_TITLE, `A stack of ${count}`),
    by: twitterHandle && `@${twitterHandle}`,
    sections: sectionNames(sections),
    count,
    plates: await plates(sections),
    look: PICTURE_STYLES[theme],
  })
}

/** The dot stays with the name before it: no line begins with one. */
function sectionNames(sections: Stack['sections']): string {
  const names = sections.map(({ title }) => drawableText(title, 40, '')).filter(Boolean)
  return drawableText(names.join(' · '), MAX_SECTIONS, '').replaceAll(' · ', '\u00a0· ')
}
