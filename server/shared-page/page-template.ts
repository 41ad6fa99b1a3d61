import { savedFrom } from '@/lib/stack/content'
import { stackJsonLd, stackTitle, toolSentence } from '@/lib/stack/metadata'
import { jsonLdText } from '@/lib/text/json-ld-text'
import type { SharedPage } from '@/lib/stack/shared-page'
import { dataOf, reactText, splitAtData } from '@/server/next-internals'
import { joinPieces, type Piece } from '@/server/cache/personal-places'
import type { PageParts } from './render-parts'
import { MARK } from './sample-page'

/** What a page shows of its stack. */
interface Shown {
  readonly page: SharedPage
  readonly parts: PageParts
}

/** With the texts that are in several places. */
interface ShownTexts extends Shown {
  readonly title: string
  readonly sentence: string
  readonly jsonLd: string
}

const textsOf = (shown: Shown): ShownTexts => ({
  ...shown,
  title: stackTitle(shown.page.stack),
  sentence: toolSentence(shown.page.stack),
  jsonLd: jsonLdText(stackJsonLd(shown.page.stack)),
})

/** The text of one place. */
type Place = (shown: ShownTexts) => string

const code: Place = ({ page }) => page.stack.shareCode
const version: Place = ({ page }) => String(page.stack.version)

/** Texts that contain others come first. */
const IN_HTML: readonly Place[] = [
  ({ parts }) => parts.main,
  ({ parts }) => parts.others,
  ({ jsonLd }) => jsonLd,
  ({ sentence }) => reactText(sentence),
  ({ title }) => reactText(title),
  code,
  version,
]
/** The same in the data with which React hydrates the page. */
const IN_DATA: readonly Place[] = [
  ({ page }) => dataOf(savedFrom(page.stack)),
  ({ page }) => dataOf(page.facts),
  ({ page }) => dataOf(page.others.remixes),
  ({ page }) => dataOf(page.others.similar),
  ({ jsonLd }) => dataOf(jsonLd),
  // Without quotes, because it also follows the title.
  ({ sentence }) => unquoted(dataOf(sentence)),
  // With the first quote, because the first letter of a value may need an escape.
  ({ title }) => beforeLastQuote(dataOf(title)),
  code,
  version,
]

const QUOTE = '\\"'
const beforeLastQuote = (text: string) => text.slice(0, -QUOTE.length)
const unquoted = (text: string) => beforeLastQuote(text).slice(QUOTE.length)

/** Text of the template, and the place after it. */
interface Cut {
  readonly text: string
  readonly place?: Place | undefined
}

/** Fills in the parts of another page. What differs by response stays to be filled in. */
export type PageTemplate = (shown: Shown) => readonly Piece[]

/** Cuts text of the template where responses differ; undefined if that is at an unknown place. */
export type CutAtPlaces = (text: string) => readonly Piece[] | undefined

/**
 * Cuts a page that shows a sample where it shows the sample. Throws if a place is missing or
 * unknown: then the page was rendered by another version of Next, React or our components.
 */
export function pageTemplate(html: string, sample: Shown, cutAtPlaces: CutAtPlaces): PageTemplate {
  const [before, data, after] = splitAtData(html)
  const texts = textsOf(sample)
  const cuts = [...cutAt(before, IN_HTML, texts), ...cutAt(data, IN_DATA, texts), { text: after }]
  const rest = cuts.find(({ text }) => text.includes(MARK))
  if (rest) throw new Error(`the page shows the sample at an unknown place: ${around(rest.text)}`)
  const encoded = cuts.map(({ text, place }: Cut) => {
    const pieces = cutAtPlaces(text)
    if (!pieces) throw new Error('the page shows the user at an unknown place')
    return { pieces, place }
  })
  return (shown) => {
    const own = textsOf(shown)
    const filled = new Map([...IN_HTML, ...IN_DATA].map((place) => [place, Buffer.from(place(own))]))
    return joinPieces(
      encoded.flatMap(({ pieces, place }) => {
        const text = place && filled.get(place)
        return text ? [...pieces, { text, place: undefined }] : pieces
      }),
    )
  }
}

const around = (text: string) => text.slice(Math.max(0, text.indexOf(MARK) - 80), text.indexOf(MARK) + 80)

function cutAt(text: string, places: readonly Place[], sample: ShownTexts): Cut[] {
  return places.reduce<Cut[]>(
    (pieces, place) => {
      const cut = pieces.flatMap((piece) => cutPiece(piece, place(sample), place))
      if (cut.length === pieces.length) throw new Error(`the page does not show ${place(sample).slice(0, 200)}`)
      return cut
    },
    [{ text }],
  )
}

function cutPiece({ text, place: last }: Cut, needle: string, place: Place): Cut[] {
  const texts = text.split(needle)
  return texts.map((one, at): Cut => (at < texts.length - 1 ? { text: one, place } : { text: one, place: last }))
}
