import type { CatalogEntry } from '@/lib/catalog/schema'
import type { FoundTool } from '../../found-tool'
import { frameworkIn } from '../../knowledge/builders'
import { namesCalling } from '../../knowledge/occupations'
import { picksOf } from '../../knowledge/pick'
import { beforeConcerns, concernsIn, endsWithConcern, type Concern } from '../errands/concerns'
import { forSomebody, headOf } from './for-whom'
import { namesOf, withoutTools } from './without-names'

/** Whether a wish begins with its errands, or with those who have them. */

interface Errands {
  readonly text: string
  readonly about: string
  readonly concerned: readonly Concern[]
  readonly known: readonly FoundTool[]
}

export const errandsLead = ({ text, about, concerned, known }: Errands): boolean =>
  isWished(text, known) || endsWithConcern(headOf(about)) || isForSomebody(about, concerned)

/** "Email newsletter tool for a winery": the errand is what is for somebody. */
function isForSomebody(about: string, concerned: readonly Concern[]): boolean {
  const what = forSomebody(about)?.what
  return what !== undefined && !namesCalling(what) && concernsIn(what).some((concern) => concerned.includes(concern))
}

/** What does the errands of a wish. */
const toolsFor = (concerned: readonly Concern[]): ReadonlySet<CatalogEntry> =>
  new Set(concerned.flatMap(({ sections }) => sections.flatMap(picksOf)))

/** "Browser extension for Chrome and Firefox" wishes; "Backups: restic" and "payroll with Gusto" say what does it. */
export function opensWith(concerned: readonly Concern[], text: string, known: readonly FoundTool[]): boolean {
  const does = toolsFor(concerned)
  const isDone = known.some(({ entry }) => entry && does.has(entry) && entry !== frameworkIn(known))
  const isFirst = beforeConcerns(text).length <= (known[0]?.start ?? text.length)
  return concerned.length > 0 && !isDone && (isFirst || isWished(text, known))
}

/** What something is built with comes before what it does: "Next.js portfolio site", not "browser extension in Svelte". */
export function isBuiltWith(known: readonly FoundTool[], concerned: readonly Concern[]): boolean {
  const framework = frameworkIn(known)
  return framework !== undefined && !toolsFor(concerned).has(framework)
}

/** "A newsletter for our church" begins with what is wanted. */
const BEGINS =
  /^\W*(?:(?:i|we|i['’]?d|to|want|need|would like|love|like|looking for|start(?:ing)?|set(?:ting)? up|run(?:ning)?|host(?:ing)?|launch(?:ing)?|an?|my|our|the|simple|cheap|good|free) )*$/i

/** "Next.js portfolio site": what is named before it says with what. */
const isWished = (text: string, known: readonly FoundTool[]): boolean =>
  BEGINS.test(withoutTools(beforeConcerns(text), namesOf(known, text)))
