import { savedFrom } from '@/lib/stack/content'
import { stackJsonLd, stackTitle, toolSentence } from '@/lib/stack/metadata'
import { jsonLdText } from '@/lib/text/json-ld-text'
import type { SharedPage } from '@/lib/stack/shared-page'
import { dataOf, reactText, splitAtData } from '@/server/next-internals'
import type { PageParts } from './render-parts'
import { MARK } from './sample-page'

/** What a page shows of its stack. */
interface Shown {
  readonly page: SharedPage
  readonly parts: PageParts
}

/** The text of one place. */
type Place = (shown: Shown) => string

const title: Place = ({ page }) => stackTitle(page.stack)
const sentence: Place = ({ page }) => toolSentence(page.stack)
const code: Place = ({ page }) => page.stack.shareCode
const version: Place = ({ page }) => String(page.stack.version)
const jsonLd: Place = ({ page }) => jsonLdText(stackJsonLd(page.stack))

/** Texts that contain others come first. */
const IN_HTML: readonly Place[] = [
  ({ parts }) => parts.main,
  ({ parts }) => parts.others,
  jsonLd,
  (shown) => reactText(sentence(shown)),
  (shown) => reactText(title(shown)),
  code,
  version,
]
/** The same in the data with which React hydrates the page. */
const IN_DATA: readonly Place[] = [
  ({ page }) => dataOf(savedFrom(page.stack)),
  ({ page }) => dataOf(page.facts),
  ({ page }) => dataOf(page.others.remixes),
  ({ page }) => dataOf(page.others.similar),
  (shown) => dataOf(jsonLd(shown)),
  // Without quotes, because it also follows the title.
  (shown) => unquoted(dataOf(sentence(shown))),
  // With the first quote, because the first letter of a value may need an escape.
  (shown) => beforeLastQuote(dataOf(title(shown))),
  code,
  version,
]

const QUOTE = '\\"'
const beforeLastQuote = (text: string) => text.slice(0, -QUOTE.length)
const unquoted = (text: string) => beforeLastQuote(text).slice(QUOTE.length)

/** Text of the template, and the place after it. */
interface Piece {
  readonly text: string
  readonly place?: Place | undefined
}

/** Fills in the parts of another page. */
export type PageTemplate = (shown: Shown) => string

/**
 * Cuts a page that shows a sample where it shows the sample. Throws if a place is missing or
 * unknown: then the page was rendered by another version of Next, React or our components.
 */
export function pageTemplate(html: string, sample: Shown): PageTemplate {
  const [before, data, after] = splitAtData(html)
  const pieces = [...cutAt(before, IN_HTML, sample), ...cutAt(data, IN_DATA, sample), { text: after }]
  const rest = pieces.find(({ text }) => text.includes(MARK))
  if (rest) throw new Error(`the page shows the sample at an unknown place: ${around(rest.text)}`)
  return (shown) => {
    const texts = new Map([...IN_HTML, ...IN_DATA].map((place) => [place, place(shown)]))
    return pieces.map(({ text, place }) => text + (place ? texts.get(place) : '')).join('')
  }
}

const around = (text: string) => text.slice(Math.max(0, text.indexOf(MARK) - 80), text.indexOf(MARK) + 80)

function cutAt(text: string, places: readonly Place[], sample: Shown): Piece[] {
  return places.reduce<Piece[]>(
    (pieces, place) => {
      const cut = pieces.flatMap((piece) => cutPiece(piece, place(sample), place))
      if (cut.length === pieces.length) throw new Error(`the page does not show ${place(sample).slice(0, 200)}`)
      return cut
    },
    [{ text }],
  )
}

function cutPiece({ text, place: last }: Piece, needle: string, place: Place): Piece[] {
  const texts = text.split(needle)
  return texts.map((one, at): Piece => (at < texts.length - 1 ? { text: one, place } : { text: one, place: last }))
}
