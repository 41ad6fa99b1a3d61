import type { Category } from '@/lib/catalog/schema'
import type { Token } from '@/lib/catalog/tokens'
import type { Mention } from './mention'
import { isCapital, type ReadText } from './text'

/** Whether a word that is a tool's name and an ordinary word too means the tool here. */

const ACCEPTED = 2

const USES = new Set(
  'use uses used using utilize run runs running love loves prefer prefers adore open edit edits editing write writes written wrote build builds built code codes coded coding via through app apps called named try recommend bought installed install have own owned got ship deploy deployed host hosted hosting sync syncing swear swapped powered'.split(
    ' ',
  ),
)
const BEFORE_NAME = new Set('with in on via and or plus like into using inside'.split(' '))
/** Before an ordinary noun or verb, not before a product. */
const ORDINARY = new Set(
  'a an the to this that these those some any each every no my your his her our their its very more most will would can could should must may might let lets i we you they he she who'.split(
    ' ',
  ),
)
const AFTER_NAME = new Set(
  'app apps software editor plugin extension account library framework cli desktop pro project projects workspace'.split(
    ' ',
  ),
)

/** Words that name the kind of thing: "the Arc browser", "Go is my language". */
const KIND_WORDS: Partial<Record<Category, string>> = {
  browser: 'browser browsers browsing tabs web',
  language: 'language languages code coding programming backend compiler written',
  editor: 'editor ide editing code',
  tasks: 'tasks task todo todos to-do list lists gtd projects issues tickets backlog',
  notes: 'notes note wiki docs writing knowledge',
  design: 'design designs mockups prototypes wireframes prototyping ui icons vector illustration',
  email: 'email mail inbox emails e-mail',
  chat: 'chat messaging calls meetings team talk',
  calendar: 'calendar calendars schedule scheduling',
  writing: 'writing write documents word processor manuscript drafts',
  office: 'documents spreadsheets presentations slides spreadsheet docs',
  terminal: 'terminal shell command prompt console',
  database: 'database db data sql queries',
  backend: 'server backend framework api node',
  frontend: 'frontend framework ui web components css',
  music: 'music listen listening songs playlists streaming',
  audio: 'audio daw recording production mixing plugin synth',
  video: 'video editing footage edit',
  photo: 'photos photo photography images raw',
  finance: 'bank banking budget invoices accounting money',
  payments: 'payments billing checkout subscriptions payment',
  'smart-home': 'smart home lights',
  hosting: 'deploy hosting host cloud server deployed',
  monitoring: 'monitoring errors logs alerts',
  utility: 'mac menu bar windows clipboard shortcut files',
  automation: 'automation automations workflows',
  reading: 'read reading books articles rss feeds podcasts',
  media: 'watch tv shows movies video',
  social: 'social post posting followers feed',
  security: 'passwords password vpn security',
  storage: 'files backup sync storage drive backups',
  ai: 'ai model chat llm assistant prompt',
  cms: 'blog site website cms publish',
  gaming: 'game games play playing console',
  health: 'sleep workout fitness running tracking health',
  build: 'build bundler lint package',
  testing: 'tests testing test',
  vcs: 'git repo commits version',
  os: 'linux distro operating system laptop',
  'game-dev': 'game engine games',
  data: 'data analysis notebooks pipelines',
  research: 'papers references citations',
  devops: 'containers deploy infrastructure servers',
  'audio-gear': 'mic microphone headphones speakers audio',
  instrument: 'synth guitar piano drums keyboard pedal',
  stationery: 'pen pens notebook notebooks paper pencil writing',
  camera: 'camera lens shoot photos film',
  phone: 'phone mobile',
  wearable: 'watch wrist',
  input: 'keyboard mouse trackpad',
  marketing: 'newsletter newsletters audience email campaigns',
  ecommerce: 'shop store selling',
}
const kindWords = new Map(Object.entries(KIND_WORDS).map(([category, words]) => [category, new Set(words.split(' '))]))

const WINDOW = 10
const NEAR = 4

export interface Surroundings {
  /** The mention is a whole item of a list. */
  readonly listed: boolean
  /** Positions of words that belong to mentions that need no judgement. */
  readonly certain: ReadonlySet<number>
}

export function meansTool(mention: Mention, text: ReadText, { listed, certain }: Surroundings): boolean {
  if (!mention.everyday && !mention.loose) return true
  const { tokens, starts, cased } = text
  const first = tokens[mention.from]
  if (!first) return false
  const before = tokens[mention.from - 1]
  const after = tokens[mention.to]
  const capital = isCapital(first) || /\d/.test(first.raw)
  if (mention.loose)
    return listed || (cased && capital && !starts[mention.from]) || (!cased && near(mention, certain, NEAR))

  let score = 0
  if (listed) score += 2.5
  if (cased) score += capital ? (starts[mention.from] ? 0.5 : 2) : -2
  // A name in capitals such as R or AWS means itself in capitals alone.
  if (cased && first.text.length <= 2 && mention.to === mention.from + 1 && first.raw !== mention.name.split(/\s/)[0])
    score -= 1.5
  if (before && !starts[mention.from] && ORDINARY.has(before.text) && !(capital && cased)) score -= 2
  if (usedNearby(tokens, mention.from, starts)) score += 1.5
  if (before && BEFORE_NAME.has(before.text) && capital) score += 0.5
  if (after && AFTER_NAME.has(after.text) && /^ /.test(after.gap)) score += 1.5
  score += Math.min(2.5, contextHits(mention, tokens))
  if (kindNearby(mention, tokens)) score += 1
  if (enumerated(mention, tokens, certain)) score += 1.5
  else if (near(mention, certain, WINDOW)) score += 0.5
  return score >= ACCEPTED
}

function usedNearby(tokens: readonly Token[], from: number, starts: readonly boolean[]): boolean {
  for (let index = from - 1; index >= Math.max(0, from - 3); index--) {
    if (USES.has(tokens[index]?.text ?? '')) return true
    if (starts[index + 1]) return false
  }
  return false
}

function windowOf(mention: Mention, tokens: readonly Token[], size: number): string[] {
  const words: string[] = []
  for (let index = Math.max(0, mention.from - size); index < Math.min(tokens.length, mention.to + size); index++) {
    if (index >= mention.from && index < mention.to) continue
    words.push(tokens[index]?.text ?? '')
  }
  return words
}

function contextHits({ entry, from, to }: Mention, tokens: readonly Token[]): number {
  if (entry.contexts.length === 0) return 0
  const around = ` ${windowOf({ from, to } as Mention, tokens, WINDOW).join(' ')} `
  return entry.contexts.filter((context) => around.includes(` ${context} `) || around.includes(` ${context}s `)).length
}

function kindNearby(mention: Mention, tokens: readonly Token[]): boolean {
  const words = kindWords.get(mention.entry.category)
  return words !== undefined && windowOf(mention, tokens, NEAR).some((word) => words.has(word))
}

function near({ from, to }: Mention, certain: ReadonlySet<number>, size: number): boolean {
  for (let index = from - size; index < to + size; index++)
    if ((index < from || index >= to) && certain.has(index)) return true
  return false
}

/** Beside a certain tool in an enumeration: ", X," or "X and Y". */
function enumerated({ from, to }: Mention, tokens: readonly Token[], certain: ReadonlySet<number>): boolean {
  const joins = (gap: string | undefined) => gap !== undefined && /^\s*[,/;+&|]\s*$/.test(gap)
  const isAnd = (index: number) => ['and', 'or', 'plus'].includes(tokens[index]?.text ?? '')
  return (
    (joins(tokens[from]?.gap) && certain.has(from - 1)) ||
    (joins(tokens[to]?.gap) && certain.has(to)) ||
    (isAnd(from - 1) && certain.has(from - 2)) ||
    (isAnd(to) && certain.has(to + 1))
  )
}
