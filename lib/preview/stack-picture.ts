import 'server-only'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { AppError } from '@/lib/errors'
import { counted } from '@/lib/text/counted'
import { drawable } from './drawable'
import { LOOKS } from './looks'
import { drawPicture } from './picture'
import { plates } from './plates'
import { countTools } from '@/lib/stack/content'
import { stackTitle } from '@/lib/stack/metadata'
import type { PublicStack } from '@/lib/stack/public-stack'

const MAX_TITLE = 90
const MAX_SECTIONS = 150
/** Drawing costs a core a quarter of a second: a link that spreads is drawn once. */
const MAX_REMEMBERED = 60

const remembered = new LRUCache<string, Promise<ArrayBuffer>>({ max: MAX_REMEMBERED })

/** A picture costs a core a quarter of a second. So many may wait for their turn; more are answered 503. */
const MAX_WAITING = 40
const oneAtATime = pLimit(1)

const keyOf = ({ shareCode, version }: PublicStack) => `${shareCode} ${version}`

/** The picture of a link preview: the title, whose it is, up to twelve tools, and the theme as its look. */
export function previewImage(stack: PublicStack): Promise<ArrayBuffer> {
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

async function draw(stack: PublicStack): Promise<ArrayBuffer> {
  const { sections, twitterHandle, theme } = stack
  const count = counted(countTools(sections), 'tool')
  return drawPicture({
    title: drawable(stackTitle(stack), MAX_TITLE, `A stack of ${count}`),
    by: twitterHandle && `@${twitterHandle}`,
    sections: sectionNames(sections),
    count,
    plates: await plates(sections),
    look: LOOKS[theme],
  })
}

/** The dot stays with the name before it: no line begins with one. */
function sectionNames(sections: PublicStack['sections']): string {
  const names = sections.map(({ title }) => drawable(title, 40, '')).filter(Boolean)
  return drawable(names.join(' · '), MAX_SECTIONS, '').replaceAll(' · ', '\u00a0· ')
}
