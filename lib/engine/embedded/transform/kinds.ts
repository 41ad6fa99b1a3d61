import type { Category } from '@/lib/catalog/schema'

/** The kinds that the themes know: categories that would wear the same costume are one. */
const FOLDED = {
  code: ['language', 'frontend', 'backend', 'build', 'testing', 'api'],
  apps: ['mobile-dev', 'desktop-dev'],
  'game-dev': ['game-dev'],
  database: ['database'],
  editor: ['editor'],
  vcs: ['vcs'],
  cloud: ['devops', 'hosting', 'monitoring'],
  terminal: ['terminal'],
  ai: ['ai'],
  data: ['data', 'search', 'analytics'],
  security: ['security'],
  network: ['network'],
  browser: ['browser'],
  os: ['os'],
  storage: ['storage'],
  cms: ['cms'],
  design: ['design', 'font'],
  photo: ['photo'],
  video: ['video'],
  audio: ['audio'],
  music: ['music', 'media'],
  'three-d': ['three-d'],
  writing: ['writing', 'research', 'education'],
  reading: ['reading'],
  notes: ['notes'],
  office: ['office'],
  tasks: ['tasks', 'calendar', 'automation', 'utility'],
  email: ['email'],
  chat: ['chat', 'social'],
  money: ['payments', 'ecommerce', 'finance'],
  marketing: ['marketing', 'clients', 'business'],
  health: ['health', 'clinic', 'wearable', 'travel', 'vehicle'],
  home: ['smart-home', 'household', 'recipes', 'garden', 'kitchen', 'lighting', 'furniture'],
  computer: ['computer', 'components', 'storage-gear', 'hardware', 'printer'],
  phone: ['phone', 'tablet-device'],
  display: ['display'],
  input: ['input', 'drawing-tablet'],
  gaming: ['gaming'],
  camera: ['camera'],
  'audio-gear': ['audio-gear'],
  instrument: ['instrument'],
  stationery: ['stationery', 'bag'],
} as const satisfies Record<string, readonly Category[]>

export type Kind = keyof typeof FOLDED
export const KINDS = Object.keys(FOLDED) as Kind[]

const KIND_OF = new Map<Category, Kind>(
  KINDS.flatMap((kind) => FOLDED[kind].map((category) => [category, kind] as const)),
)

export const kindOf = (category: Category): Kind => KIND_OF.get(category) ?? 'tasks'
