import { z } from 'zod'
import { ICON_NAME } from '@/lib/icon-name'

/** One curated entry of the catalogue. The files under data/ hold one field of life each; a test reads them all. */

/** Things that one can hold. */
export const HARDWARE_CATEGORIES = [
  'computer',
  'phone',
  'tablet-device',
  'display',
  'input',
  'drawing-tablet',
  'components',
  'storage-gear',
  'printer',
  'gaming',
  'wearable',
  'hardware',
  'camera',
  'audio-gear',
  'instrument',
  'furniture',
  'stationery',
  'bag',
  'lighting',
  'kitchen',
] as const

/** What is for those who write code. */
export const CODE_CATEGORIES = [
  'language',
  'frontend',
  'backend',
  'build',
  'testing',
  'mobile-dev',
  'desktop-dev',
  'api',
  'editor',
  'vcs',
  'devops',
] as const

export const CATEGORIES = [
  ...CODE_CATEGORIES,
  'game-dev',
  'database',
  'hosting',
  'monitoring',
  'terminal',
  'ai',
  'data',
  'search',
  'security',
  'network',
  'browser',
  'os',
  'storage',
  'cms',
  'design',
  'photo',
  'video',
  'audio',
  'music',
  'media',
  'three-d',
  'font',
  'writing',
  'reading',
  'notes',
  'research',
  'education',
  'office',
  'tasks',
  'calendar',
  'email',
  'chat',
  'social',
  'utility',
  'automation',
  'analytics',
  'payments',
  'ecommerce',
  'marketing',
  'clients',
  'business',
  'finance',
  'health',
  'clinic',
  'travel',
  'vehicle',
  'smart-home',
  'household',
  'recipes',
  'garden',
  ...HARDWARE_CATEGORIES,
] as const
export type Category = (typeof CATEGORIES)[number]

const TAGS = [
  'free',
  'freemium',
  'paid',
  'open-source',
  'self-hosted',
  'mac',
  'linux',
  'windows',
  'ios',
  'android',
  'web',
  'beginner',
  'pro',
  'portable',
  'discontinued',
  '$',
  '$$',
  '$$$',
  '$$$$',
] as const
export type Tag = (typeof TAGS)[number]

export const CatalogEntry = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9.-]*$/),
  name: z.string().min(1).max(60),
  maker: z.string().max(60),
  aliases: z.array(z.string().min(1).max(60)),
  /** Those of the name and the aliases that are everyday words too: they count only where the context says tool. */
  everyday: z.array(z.string()),
  /** Words that show, near an everyday name, that the tool is meant. */
  contexts: z.array(z.string()),
  category: z.enum(CATEGORIES),
  link: z.url({ protocol: /^https?$/ }),
  icon: z.string().regex(ICON_NAME),
  color: z.string().regex(/^#[\da-f]{6}$/),
  tags: z.array(z.enum(TAGS)),
  /** Ids of other entries. */
  goesWith: z.array(z.string()),
  /** Names in dependency files: `npm:next`, `docker:postgres`. */
  packages: z.array(z.string().regex(/^(npm|pypi|gem|go|cargo|composer|maven|hex|docker|nuget|pub):\S+$/)),
  description: z.string().min(40).max(200),
})
export type CatalogEntry = z.output<typeof CatalogEntry>
