import type { Category } from '@/lib/catalog/schema'
import { archetypes } from '../knowledge/archetypes'
import { pickedEntry } from '../knowledge/pick'
import { FAMILIES } from '../knowledge/section-titles'
import { stems } from '../knowledge/stem'

/** What a section title speaks of: categories of the catalogue, and picks of archetype sections that are called so. */

interface Topic {
  words: readonly string[]
  categories: readonly Category[]
  /** Those of the words that mean the whole field, as "audio" does; "synths" are some of the instruments. */
  whole: readonly string[]
}

/** How people call a field besides the titles of our own sections. */
const MORE_WORDS: Partial<Record<Category, string>> = {
  language: 'language coding scripting',
  frontend: 'frontend front-end ui framework css javascript web client',
  backend: 'backend back-end server-side framework runtime',
  build: 'build bundler linter formatter tooling package manager',
  testing: 'testing qa quality',
  database: 'database data store sql cache',
  hosting: 'hosting cloud deployment serverless cdn domains',
  devops: 'devops containers ci infrastructure',
  monitoring: 'monitoring observability logging error tracking',
  editor: 'editor ide code',
  ai: 'ai llm models machine learning assistants artificial intelligence chatbots',
  security: 'security privacy password vpn encryption',
  design: 'design graphics illustration ui ux prototyping drawing',
  photo: 'photo photography editing',
  video: 'video editing film streaming recording',
  audio: 'audio daw recording music production sound plugins podcast',
  music: 'music listening streaming songs',
  media: 'movies tv watching shows',
  'three-d': '3d modelling rendering cad',
  writing: 'writing text novel markdown',
  reading: 'reading books rss news ebooks',
  notes: 'notes knowledge wiki journal pkm',
  tasks: 'tasks todo project management productivity',
  calendar: 'calendar scheduling booking appointments',
  email: 'email mail inbox newsletter',
  chat: 'chat messaging calls meetings communication collaboration',
  social: 'social media community networks',
  payments: 'payments billing checkout',
  finance: 'finance money accounting invoicing budget banking tax',
  marketing: 'marketing newsletter seo audience growth',
  clients: 'clients crm sales contracts proposals signatures customers',
  business: 'business management staff practice operations hiring',
  ecommerce: 'ecommerce shop store selling',
  analytics: 'analytics metrics tracking',
  health: 'health fitness sleep wellness workout nutrition training',
  wearable: 'wearable watch tracker ring',
  travel: 'travel maps navigation trips',
  vehicle: 'bikes bicycle car van vehicle',
  'smart-home': 'smart home automation',
  household: 'family household parenting baby pets',
  recipes: 'recipes groceries meals cooking shopping list',
  garden: 'garden plants farm lawn growing',
  clinic: 'clinic patients medical practice nursing',
  gaming: 'games gaming console play',
  computer: 'computer laptop desktop hardware machine workstation',
  phone: 'phone mobile smartphone',
  display: 'monitor display screen',
  input: 'keyboard mouse trackpad input peripheral',
  camera: 'camera lens photography gear',
  'audio-gear': 'microphone headphones speaker audio gear interface mic',
  instrument: 'instrument synth guitar piano drums',
  furniture: 'furniture desk chair ergonomics',
  stationery: 'pens paper notebooks stationery',
  bag: 'bag backpack carry everyday',
  kitchen: 'kitchen coffee cooking',
  automation: 'automation workflow integration no-code',
  utility: 'utility menu bar launcher clipboard productivity',
  cms: 'website blog cms publishing',
  storage: 'storage backup sync files cloud',
  network: 'network router wifi',
  os: 'operating system distro linux',
  browser: 'browser web extension',
  terminal: 'terminal shell cli command line',
  vcs: 'version control git',
}

let topics:
  | {
      fields: readonly Topic[]
      sections: ReadonlyMap<string, readonly string[]>
      /** In how many titles of sections a word stands. */
      said: ReadonlyMap<string, number>
      kept: readonly (readonly string[])[]
    }
  | undefined

function load() {
  const fields = FAMILIES.flatMap((family) => [
    called(
      family.title,
      family.groups.flatMap((group) => group.categories),
    ),
    ...family.groups.map((group) => called(group.title, group.categories)),
    ...family.groups.flatMap((group) =>
      group.categories.map((category) => called(category.replaceAll('-', ' '), [category], MORE_WORDS[category])),
    ),
  ])
  const sections = new Map<string, string[]>()
  const kept: string[][] = []
  for (const archetype of archetypes())
    for (const { title, category, picks } of archetype.sections) {
      const key = keyFor(title)
      const ids = picks.flatMap((pick) => pickedEntry(pick, category)?.id ?? [])
      sections.set(key, [...(sections.get(key) ?? []), ...ids])
      kept.push(ids)
    }
  const said = new Map<string, number>()
  for (const key of sections.keys()) for (const word of key.split(' ')) said.set(word, (said.get(word) ?? 0) + 1)
  return { fields, sections, said, kept }
}

const called = (name: string, categories: readonly Category[], more = ''): Topic => ({
  words: stems(`${more} ${name}`),
  categories,
  whole: stems(name),
})

const keyFor = (title: string) => [...new Set(stems(title))].sort().join(' ')
const ENOUGH = 0.5

interface Field {
  readonly categories: ReadonlySet<Category>
  /** The words of the title that mean all of it. */
  readonly words: ReadonlySet<string>
}

export function fieldOf(title: string): Field {
  const asked = new Set(stems(title))
  const scored = (topics ??= load()).fields
    .map(({ words, categories, whole }) => {
      const shared = new Set(words.filter((word) => asked.has(word))).size
      return {
        categories,
        whole,
        covered: shared / asked.size,
        score: shared / asked.size + 0.3 * (shared / Math.max(1, words.length)),
      }
    })
    .filter(({ covered }) => covered >= ENOUGH)
    .sort((a, b) => b.score - a.score)
  const best = scored.filter(({ score }) => score >= (scored[0]?.score ?? 0) - 0.02)
  return {
    categories: new Set(best.flatMap(({ categories }) => categories)),
    words: new Set(best.flatMap(({ whole }) => whole.filter((word) => asked.has(word)))),
  }
}

export const categoriesOf = (title: string): ReadonlySet<Category> => fieldOf(title).categories

/** Ids of what archetypes keep under this very title; "Mine" and "How to do it" are alike only in saying nothing. */
export function picksOf(title: string): ReadonlySet<string> {
  const key = keyFor(title)
  return new Set(key === '' ? [] : (topics ??= load()).sections.get(key))
}

/** A title that has half of what another says speaks of the same, the rare words before the common ones. */
const SPEAKS_OF = 0.5

/** Ids of what archetypes keep under titles that say most of this one, and how much of it: "Knives, pans & boards" of "Knives". */
export function picksLike(title: string): ReadonlyMap<string, number> {
  const { sections, said } = (topics ??= load())
  const asked = [...new Set(stems(title))]
  const weightOf = (word: string) => 1 / Math.log2(2 + (said.get(word) ?? 0))
  const sum = (words: readonly string[]) => words.reduce((total, word) => total + weightOf(word), 0)
  const whole = sum(asked)
  const found = new Map<string, number>()
  for (const [key, ids] of sections) {
    const words = key.split(' ')
    const shared = sum(asked.filter((word) => words.includes(word))) / whole
    if (shared >= SPEAKS_OF) for (const id of ids) found.set(id, Math.max(found.get(id) ?? 0, shared))
  }
  return found
}

/** What archetypes keep in one section with these, and how near it is to the most usual of them, from 0 to 1. */
export function matesOf(ids: ReadonlySet<string>): ReadonlyMap<string, number> {
  const mates = new Map<string, number>()
  for (const kept of (topics ??= load()).kept) {
    const shared = kept.filter((id) => ids.has(id)).length
    // The more of a section stands here already, the more the rest of it belongs here.
    if (shared > 0)
      for (const id of kept) if (!ids.has(id)) mates.set(id, (mates.get(id) ?? 0) + shared ** 2 / kept.length)
  }
  const most = Math.max(...mates.values())
  return new Map([...mates].map(([id, nearness]) => [id, nearness / most]))
}
