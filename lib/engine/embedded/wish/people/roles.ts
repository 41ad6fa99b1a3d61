import type { Category } from '@/lib/catalog/categories'
import { tokenize } from '@/lib/catalog/tokens'
import { archetypes } from '../../knowledge/archetypes'
import type { Archetype } from '../../knowledge/schema'
import { stem, stems } from '../../knowledge/stem'
import { blocksIn, type Concern } from '../errands/concerns'
import { findArchetypes, type Match } from './find-archetypes'
import { headOf } from './for-whom'

/** Whoever teaches, judges, mends, sells or makes a thing: "padel coach", "synth repairer", "telescope maker". */

interface InARole {
  /** What the role takes. */
  readonly role: Concern
  /** It comes before what those keep who play or use the thing: nobody judges before there is something to judge. */
  readonly leads: boolean
  /** Who plays or uses the thing, or does so with whatever nobody is known for. */
  readonly people: readonly Match[]
}

const PATH = 'lib/engine/embedded/wish/people/roles.txt'

let read: readonly Concern[] | undefined
export const roles = (): readonly Concern[] =>
  (read ??= blocksIn(PATH).map(({ first, sections }) => ({ of: '', words: first.split(', '), sections })))

/** What is taught at schools is taught by who keeps what schools do. */
const AT_SCHOOL =
  /\b(?:arts?|drama|pe|computer science|it|economics|religion|religious|social studies|geography|biology|physics|chemistry|history|maths?|english|spanish|french|german|latin|science|languages?|politics|philosophy|primary|elementary|kindergarten|preschool|school|special (?:needs|education)|university|college|high|middle|secondary|substitute|head|student|online|driving)\b/i
/** Of law, and of many trades. */
const OF_LAW = /\b(?:court|family|federal|district|high|criminal|county|supreme)\b/i
const TWO_CALLINGS = /\b(?:and|or|plus)\b|[&,/+]/i
const ANYWAY: Readonly<Record<string, string | undefined>> = { teacher: 'private-tutor', seller: 'shop-owner' }
/** What is cooked, written or filmed is made and mended without a saw. */
const WITHOUT_A_WORKSHOP: Readonly<Record<string, ReadonlySet<Category> | undefined>> = {
  maker: new Set<Category>(['kitchen', 'recipes', 'editor', 'video', 'audio', 'photo']),
  repairer: new Set<Category>(['editor', 'photo']),
}
/** A "retired teacher" says what they were, and not what they teach. */
const NO_LONGER = /\b(?:retired|former|ex)\b/gi
const FIRST_SECTIONS = 3

const isWithoutWorkshop = ({ sections }: Archetype, word: string) =>
  sections.slice(0, FIRST_SECTIONS).some(({ category }) => WITHOUT_A_WORKSHOP[word]?.has(category))

const isSport = ({ sections, alongside }: Archetype) =>
  !alongside && sections.some(({ category }) => category === 'wearable')

/** Who coaches what nobody sweats at teaches it. */
const roleWith = (role: Concern, user: Archetype): Concern =>
  role.words[0] === 'coach' && !isSport(user) ? (roles().find(({ words }) => words[0] === 'teacher') ?? role) : role

export function inARole(about: string): InARole | undefined {
  const head = headOf(about)
  const last = tokenize(head).at(-1)
  const root = stem(last?.text ?? '')
  const role = roles().find(({ words }) =>
    words.some((word) => [word, `${word}s`, `${word}es`].includes(last?.text ?? '')),
  )
  const word = role?.words[0]
  if (!last || !role || !word || TWO_CALLINGS.test(head)) return undefined
  const thing = head.slice(0, last.start).replace(NO_LONGER, ' ')
  if (
    stems(thing).length === 0 ||
    (word === 'teacher' && AT_SCHOOL.test(thing)) ||
    (word === 'judge' && OF_LAW.test(thing))
  )
    return undefined
  const said = new Set(stems(head))
  const isCalledSo = (name: string) => {
    const roots = stems(name)
    return roots.length > 1 && roots.includes(root) && roots.every((one) => said.has(one))
  }
  if (archetypes().some(({ who, words }) => [who, ...words].some(isCalledSo))) return undefined
  const [user] = findArchetypes(thing).filter(({ named }) => named)
  if (user) {
    if (isWithoutWorkshop(user.archetype, word)) return undefined
    return { role: roleWith(role, user.archetype), leads: word !== 'referee' && word !== 'judge', people: [user] }
  }
  const anyway = archetypes().find(({ id }) => id === ANYWAY[word])
  if (anyway)
    return {
      role: { ...role, sections: [] },
      leads: false,
      people: [{ archetype: anyway, score: 1, named: true, outright: true, inFull: true, covered: 1 }],
    }
  const [best] = findArchetypes(head)
  // "Cheese maker": who makes it may be known by another word.
  const isMadeBySomebody = word === 'maker' && best !== undefined && !isCalledJust(best.archetype, root)
  return BY_ITSELF.has(word) && !isMadeBySomebody ? { role, leads: true, people: [] } : undefined
}

const isCalledJust = ({ words }: Archetype, root: string) => words.some((word) => stems(word).join(' ') === root)

/** Roles of which one knows something, whatever the thing. */
const BY_ITSELF: ReadonlySet<string> = new Set(['judge', 'repairer', 'maker'])
