import type { TextLayout } from '../layout/layout'
import type { ListItem } from '../layout/list-items'
import type { ReadText } from '../text'

/** "I work out in a Quest 3: …" is no heading, for all its colon. */
const SPEAKS = /\b(?:i|we)\b/i

/** For each word of a text the list item that it stands in, and whether it stands in a heading. */
export interface Places {
  readonly item: readonly (ListItem | undefined)[]
  readonly heading: readonly boolean[]
  /** Words about a name that stands before them in its line. */
  readonly remark: readonly boolean[]
}

export function placesOf({ tokens }: ReadText, { items, headings, remarks, labels }: TextLayout): Places {
  const item: (ListItem | undefined)[] = []
  const heading: boolean[] = []
  const remark: boolean[] = []
  let nextItem = 0
  let nextHeading = 0
  let nextRemark = 0
  let nextLabel = 0
  for (const { start, end } of tokens) {
    while ((items[nextItem]?.end ?? Infinity) <= start) nextItem++
    while ((headings[nextHeading]?.end ?? Infinity) <= start) nextHeading++
    while ((remarks[nextRemark]?.end ?? Infinity) <= start) nextRemark++
    remark.push((remarks[nextRemark]?.start ?? Infinity) <= start)
    const own = items[nextItem]
    item.push(own && own.start <= start && end <= own.end ? own : undefined)
    // A heading names a field of life: "Design" above a list is no tool.
    const above = headings[nextHeading]
    while ((labels[nextLabel]?.end ?? Infinity) <= start) nextLabel++
    const isLabel = (labels[nextLabel]?.start ?? Infinity) <= start
    heading.push(isLabel || (above !== undefined && above.start <= start && !SPEAKS.test(above.title)))
  }
  return { item, heading, remark }
}
