import type { Category } from '@/lib/catalog/schema'

/** The kinds that the themes know: categories that would wear the same costume are one. Each has a generic picture. */
const FOLDED = {
  code: ['code', 'language', 'frontend', 'backend', 'build', 'testing', 'api'],
  apps: ['app-window', 'mobile-dev', 'desktop-dev'],
  'game-dev': ['swords', 'game-dev'],
  database: ['database', 'database'],
  editor: ['square-pen', 'editor'],
  vcs: ['git-branch', 'vcs'],
  cloud: ['cloud', 'devops', 'hosting', 'monitoring'],
  terminal: ['square-terminal', 'terminal'],
  ai: ['sparkles', 'ai'],
  data: ['chart-column', 'data', 'search', 'analytics'],
  security: ['shield-check', 'security'],
  network: ['network', 'network'],
  browser: ['globe', 'browser'],
  os: ['monitor-cog', 'os'],
  storage: ['hard-drive', 'storage'],
  cms: ['panels-top-left', 'cms'],
  design: ['pen-tool', 'design', 'font'],
  photo: ['image', 'photo'],
  video: ['clapperboard', 'video'],
  audio: ['audio-waveform', 'audio'],
  music: ['music', 'music', 'media'],
  'three-d': ['box', 'three-d'],
  writing: ['feather', 'writing', 'research', 'education'],
  reading: ['book-open', 'reading'],
  notes: ['notebook-pen', 'notes'],
  office: ['file-text', 'office'],
  tasks: ['list-checks', 'tasks', 'calendar', 'automation', 'utility'],
  email: ['mail', 'email'],
  chat: ['message-circle', 'chat', 'social'],
  money: ['wallet', 'payments', 'ecommerce', 'finance'],
  marketing: ['megaphone', 'marketing'],
  health: ['heart-pulse', 'health', 'wearable', 'travel'],
  home: ['house', 'smart-home', 'kitchen', 'lighting', 'furniture'],
  computer: ['laptop', 'computer', 'components', 'storage-gear', 'hardware', 'printer'],
  phone: ['smartphone', 'phone', 'tablet-device'],
  display: ['monitor', 'display'],
  input: ['keyboard', 'input', 'drawing-tablet'],
  gaming: ['gamepad-2', 'gaming'],
  camera: ['camera', 'camera'],
  'audio-gear': ['headphones', 'audio-gear'],
  instrument: ['piano', 'instrument'],
  stationery: ['pencil', 'stationery', 'bag'],
} as const satisfies Record<string, readonly [string, ...Category[]]>

export type Kind = keyof typeof FOLDED
export const KINDS = Object.keys(FOLDED) as Kind[]

const KIND_OF = new Map<Category, Kind>(
  KINDS.flatMap((kind) => FOLDED[kind].slice(1).map((category) => [category as Category, kind] as const)),
)

export const kindOf = (category: Category): Kind => KIND_OF.get(category) ?? 'tasks'
export const kindIcon = (kind: Kind): string => `lucide:${FOLDED[kind][0]}`
