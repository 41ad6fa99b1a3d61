import 'server-only'
import { LRUCache } from 'lru-cache'
import { formatCount } from '@/lib/text/format-count'
import { drawableText } from './drawable-text'
import { drawInQueue, isDrawingQueueFull } from './drawing-queue'
import { PICTURE_STYLES } from './picture-styles'
import { drawPicture, TOOLS_IN_PICTURE } from './picture'
import { variantOf, type PictureOptions } from './picture-options'
import { lastPicture, pictureId, readPicture, storePicture } from './picture-store'
import { chosenTools } from './tiles'
import { entryNamed } from '@/lib/catalog/name-index'
import { publicOrigin } from '@/lib/env'
import { openFormatText, toOpenFormat } from '@/lib/open-format/to-open-format'
import { PNG_KEYWORD } from '@/lib/png/keyword'
import { withPngText } from '@/lib/png/write-text'
import { countTools } from '@/lib/stack/content'
import { stackTitle } from '@/lib/stack/metadata'
import type { PublicStack } from '@/lib/stack/public-stack'

const MAX_TITLE = 90
const MAX_SECTIONS = 150
const MAX_CACHED = 60
/**
 * Of an earlier version, sent while too many pictures wait: the next request may get the current
 * one.
 */
const OLDER = { 'cache-control': 'no-store' } as const

interface StackPicture {
  readonly body: Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
}

const cached = new LRUCache<string, Promise<StackPicture>>({ max: MAX_CACHED })

/**
 * The picture of a stack, cached for each version, size and theme. Its PNG metadata contains the
 * stack for Import.
 */
export function stackPicture(stack: PublicStack, options: PictureOptions = wideOf(stack)): Promise<StackPicture> {
  const id = pictureId(stack, variantOf(options))
  const known = cached.get(id)
  if (known) return known
  const picture = readOrDraw(stack, options, id)
  cached.set(id, picture)
  picture.catch(() => cached.delete(id))
  return picture
}

const wideOf = ({ theme }: PublicStack): PictureOptions => ({ size: 'wide', theme })

async function readOrDraw(stack: PublicStack, options: PictureOptions, id: string): Promise<StackPicture> {
  const stored = await readPicture(id)
  if (stored) return { body: stored }
  const variant = variantOf(options)
  const last = isDrawingQueueFull() ? await lastPicture(stack.shareCode, variant) : undefined
  if (last) {
    cached.delete(id)
    return { body: last, headers: OLDER }
  }
  const drawn = await drawInQueue(() => draw(stack, options))
  const body = withPngText(new Uint8Array(drawn), PNG_KEYWORD, pictureDocument(stack))
  void storePicture({ id, shareCode: stack.shareCode, variant }, body)
  return { body }
}

/** Without the origin of a copy, which may be unlisted or deleted while the picture is cached. */
const pictureDocument = (stack: PublicStack): string =>
  openFormatText(
    toOpenFormat(
      { ...stack, basedOn: null },
      { origin: publicOrigin, entryOf: ({ text }) => entryNamed(text)?.id ?? null },
    ),
  )

async function draw(stack: PublicStack, { size, theme }: PictureOptions): Promise<ArrayBuffer> {
  const { sections, twitterHandle } = stack
  const total = countTools(sections)
  const count = formatCount(total, 'tool')
  const content = {
    title: drawableText(stackTitle(stack), MAX_TITLE, `A stack of ${count}`, { emoji: true }),
    by: twitterHandle && `@${twitterHandle}`,
    about: sectionNames(sections),
    count,
    tools: chosenTools(sections, TOOLS_IN_PICTURE[size]),
    total,
    look: PICTURE_STYLES[theme],
  }
  return drawPicture(content, size)
}

/** A no-break space keeps each separator at the end of a line, so that no line begins with one. */
function sectionNames(sections: PublicStack['sections']): string {
  const names = sections.map(({ title }) => drawableText(title, 40, '')).filter(Boolean)
  return drawableText(names.join(' · '), MAX_SECTIONS, '').replaceAll(' · ', '\u00a0· ')
}
