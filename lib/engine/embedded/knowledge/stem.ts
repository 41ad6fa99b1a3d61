import { tokenize } from '@/lib/catalog/tokens'

/** Words that say nothing about what is wished for. */
const EMPTY = new Set(
  `a about after all also alternative alternatives am an and any are around as at be because been being best better between both but by can could day did do does doing enthusiast enthusiasts fan fans lover every
  everything few find for from full get gets getting give go good great had has have having he help her here hers herself him his how i if improve improver improvers improves improvement improving in
  into is it its just keep kind let lets like likes list looking lot lots make makes making many me mine more most much my myself nbsp need needs new
  nice no not now of old on only onto or other our ours out over own perfect person people please properly really recommend run runs s same see set setup she should show simple so some
  someone something stack stacks stuff such suggest suite than that the their them then there these they thing things this those through to
  together tool tools toolkit too try typical typically up us use used user uses using very via want wants was way we well were what when where which while who whole
  whose why will wish with wed weve ive theyd youd two three four five six seven eight nine ten dozen work working works would you your`.split(
    /\s+/,
  ),
)

/** Words for one thing. */
const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dev: 'developer',
    devs: 'developer',
    coder: 'developer',
    coders: 'developer',
    programmer: 'developer',
    programmers: 'developer',
    contract: 'agreement',
    contracts: 'agreement',
    email: 'mail',
    emails: 'mail',
    terminology: 'terms',
    pics: 'photo',
    pictures: 'photo',
    movie: 'film',
    movies: 'film',
    uni: 'university',
    college: 'university',
    gp: 'doctor',
    physician: 'doctor',
    maths: 'math',
    mathematics: 'math',
    biz: 'business',
    footage: 'video',
    videos: 'video',
    iphone: 'phone',
    smartphone: 'phone',
    novels: 'novel',
    cafe: 'coffee',
    degoogle: 'privacy',
    'self-employed': 'freelancer',
    kids: 'child',
    children: 'child',
    mum: 'parent',
    mom: 'parent',
    dad: 'parent',
    mother: 'parent',
    father: 'parent',
  }),
)

/** Words whose endings belong to them: a carer is no car, and a nursery no nurse. */
const WHOLE: ReadonlySet<string> = new Set(
  'archery archer archers carer carers nursery nurseries plane planes machine machines poker waiter waiters banker bankers tiler tilers glazier bridge journaling forester foresters juggling party parties bowling tuning booking bookings rowing rower rowers winery wineries premises kite kites platformer platformers recorder recorders'.split(
    ' ',
  ),
)

/** "video" alone does not mean a videographer, "films" does. */
const PHOTOGRAPHY = /(?<=photo)graph(?:ers?|y)$/
const SUFFIX = /(?:ings?|ers?|ors?|ists?|isms?|ians?|ies|ied|ments?|ed|es|e|y|s)$/

/** The catalogue has a hundred thousand words to stem, nearly all of them more than once; texts must not fill the memory. */
const roots = new Map<string, string>()
const MAX_ROOTS = 50_000

/** "photographers", "photography" and "photo" meet; so do "gardener" and "gardening". */
export function stem(word: string): string {
  const known = roots.get(word)
  if (known !== undefined) return known
  if (roots.size === MAX_ROOTS) roots.clear()
  const root = rootOf(word)
  roots.set(word, root)
  return root
}

function rootOf(word: string): string {
  if (WHOLE.has(word)) return word.replace(/ies$/, 'y').replace(/s$/, '')
  if (PHOTOGRAPHY.test(word)) return word.replace(PHOTOGRAPHY, '')
  let root = word
  for (let round = 0; round < 2 && root.length > 4; round++) {
    const shorter = root.replace(SUFFIX, '')
    if (shorter.length < 3 || shorter === root) break
    root = shorter.replace(/([bdfglmnprt])\1$/, '$1')
  }
  // "Notes" lost its ending above; "note" and "shoe" lose theirs here, so that they meet.
  return root.length === 4 && root.endsWith('e') ? root.slice(0, -1) : root
}

const isEmptyWord = (word: string): boolean => EMPTY.has(word) || /^\d+$/.test(word)

/** The root of one word in small letters; undefined when it carries no meaning. */
export const stemOfWord = (word: string): string | undefined =>
  isEmptyWord(word) ? undefined : stem(SAME.get(word) ?? word)

/** "running" alone, or with a purpose, means a runner; "running a bakery" does not. */
const RUNS_SOMETHING =
  /\brunning(?= (?!(?:shoes?|gear|watch(?:es)?|plans?|coach(?:es)?|clubs?|groups?|training|apps?|trackers?|stores?|shops?|events?|races?|tools|setup|stack|kit|enthusiasts?|and|or)\b))/gi

/** The text with blanks for a verb that only says that something is run. */
export const withoutRunning = (text: string): string => text.replace(RUNS_SOMETHING, (verb) => ' '.repeat(verb.length))

/** The roots of the words that carry meaning, in order. */
export function stems(text: string): string[] {
  const found: string[] = []
  for (const { text: word } of tokenize(text.replaceAll('-', ' ').replace(RUNS_SOMETHING, ' ')))
    if (!isEmptyWord(word)) found.push(stem(SAME.get(word) ?? word))
  return found
}
