import type { TextLayout } from './layout'

/** "Not using: Notion", "Sold", "Wish list": what stands below such a heading is not what its writer uses. */
const REFUSES =
  /^(?:(?:what|things?|tools?|stuff|apps?|gear) )?(?:(?:i|we)['’]? ?(?:ve|have)? ?)?(?:not (?:using|used)|no longer(?: us(?:e|ing))?|never used?|retired|sold|former(?:ly)?|previous(?:ly)?(?: used)?|used to (?:use|own)|abandoned|graveyard|do(?:n['’]t| not) use|stopped using|gave up(?: on)?|ditched|rejected|considering|wish ?list|(?:not |un)supported|out of scope|non-?goals)(?: (?:list|tools?|apps?|gear|any ?more|but .*))?$/i

/** Whether a place of the text stands below such a heading. */
export function belowRefusals({ headings }: TextLayout): (start: number) => boolean {
  const refused = headings.flatMap(({ title, start, until }, index) =>
    REFUSES.test(title.trim()) ? [{ start, end: Math.min(until, headings[index + 1]?.start ?? Infinity) }] : [],
  )
  return (start) => refused.some((part) => part.start <= start && start <= part.end)
}
