import type { CatalogEntry, Category } from '@/lib/catalog/schema'

/** What the themes have costumes for: a category, or some that would wear the same. */
const FOLDED = {
  language: ['language'],
  frontend: ['frontend'],
  backend: ['backend', 'api'],
  build: ['build', 'testing'],
  apps: ['mobile-dev', 'desktop-dev'],
  'game-dev': ['game-dev'],
  database: ['database'],
  editor: ['editor'],
  vcs: ['vcs'],
  hosting: ['devops', 'hosting'],
  monitoring: ['monitoring'],
  terminal: ['terminal'],
  ai: ['ai'],
  data: ['data', 'search', 'analytics'],
  security: ['security'],
  network: ['network'],
  browser: ['browser'],
  os: ['os'],
  storage: ['storage', 'storage-gear'],
  cms: ['cms'],
  design: ['design', 'font'],
  photo: ['photo'],
  video: ['video'],
  audio: ['audio'],
  music: ['music'],
  media: ['media'],
  'three-d': ['three-d'],
  writing: ['writing'],
  study: ['research', 'education'],
  reading: ['reading'],
  notes: ['notes'],
  office: ['office', 'business'],
  tasks: ['tasks', 'calendar'],
  utility: ['automation', 'utility'],
  email: ['email'],
  chat: ['chat'],
  social: ['social'],
  finance: ['finance'],
  selling: ['payments', 'ecommerce'],
  marketing: ['marketing', 'clients'],
  health: ['health', 'clinic'],
  wearable: ['wearable'],
  travel: ['travel'],
  'smart-home': ['smart-home', 'household', 'garden'],
  kitchen: ['kitchen', 'recipes'],
  furniture: ['lighting', 'furniture'],
  computer: ['computer'],
  parts: ['components', 'hardware', 'printer'],
  phone: ['phone'],
  tablet: ['tablet-device'],
  display: ['display'],
  input: ['input', 'drawing-tablet'],
  gaming: ['gaming'],
  camera: ['camera'],
  'audio-gear': ['audio-gear'],
  instrument: ['instrument'],
  stationery: ['stationery'],
  bag: ['bag'],
} as const satisfies Record<string, readonly Category[]>

/** Kinds within a category: a game is no console, a shoe no app, a kiln no circuit, and nobody wears a loudspeaker. */
const PARTS = ['games', 'gear', 'craft', 'headphones'] as const

export type Kind = keyof typeof FOLDED | (typeof PARTS)[number]
const WHOLE = Object.keys(FOLDED) as (keyof typeof FOLDED)[]
export const KINDS: readonly Kind[] = [...WHOLE, ...PARTS]

const KIND_OF = new Map<Category, Kind>(
  WHOLE.flatMap((kind) => FOLDED[kind].map((category) => [category, kind] as const)),
)

/** "Headphones", and no microphone with a headphone jack. */
const HEADPHONES = /\b(?:head(?:phones|sets?)|ear(?:buds?|phones|pods)|in-ears?)\b/i

export const kindOf = (category: Category): Kind => KIND_OF.get(category) ?? 'tasks'

export function kindOfEntry(entry: CatalogEntry): Kind {
  const { category, tags, name, description } = entry
  const isProgram = tags.some((tag) => tag === 'free' || tag === 'freemium' || tag === 'paid')
  if (category === 'gaming') return isProgram ? 'games' : 'gaming'
  if (category === 'health' || category === 'clinic') return isProgram ? 'health' : 'gear'
  if (category === 'vehicle') return 'gear'
  // A kiln is no circuit, and neither is a surfboard.
  if (tags.includes('craft')) return 'craft'
  if (tags.includes('sport')) return 'gear'
  // A family's calendar is no vacuum cleaner.
  if (category === 'household' && isProgram) return 'tasks'
  if (category === 'audio-gear' && HEADPHONES.test(`${name} ${description}`)) return 'headphones'
  return kindOf(category)
}
