import { z } from 'zod'
import { ICON_NAME } from '@/lib/icon-name'
import { CATEGORIES } from './categories'

/** One curated entry of the catalogue. */

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
  'craft',
  'sport',
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
  /**
   * Those of the name and the aliases that are everyday words too: they count only where the
   * context says tool.
   */
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
