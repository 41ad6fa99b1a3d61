import { z } from 'zod'
import { CATEGORIES } from '@/lib/catalog/categories'
import { FIELD_NAMES } from './fields'

/**
 * Texts of persona pages. `{tool}`, `{tool2}`, `{tool3}`, `{count}` and `{section}` are replaced
 * from the stack.
 */

export const SIGNALS = [
  'many-notes',
  'three-browsers',
  'vim-and-emacs',
  'many-subscriptions',
  'cloud-and-selfhost',
  'two-task-managers',
  'many-ai',
  'ai-everywhere',
  'no-backup',
  'many-keyboards',
  'all-free',
  'all-apple',
  'only-hardware',
  'vintage-gear',
  'few-tools',
  'many-tools',
  'mixed',
  'mac-and-windows-and-linux',
  'many-chats',
  'no-editor',
  'paper-and-digital',
  'many-cameras',
  'many-headphones',
  'all-discontinued-software',
] as const
export type SignalId = (typeof SIGNALS)[number]

const SLOT = /^\{(?:tool[23]?|count|section)\}$/

/** Plain text: it is shown in pages that visitors restyle. */
const Line = z
  .string()
  .min(3)
  .max(200)
  .refine((line) => !/[<>]/.test(line) && [...line.matchAll(/\{[^}]*\}/g)].every(([slot]) => SLOT.test(slot)))
const Lines = z.array(Line).min(4)

const ProfileKind = z.union([
  z.enum([...new Set([...CATEGORIES, ...FIELD_NAMES]), ...SIGNALS.map((id) => `signal:${id}` as const)]),
  // "about:running|marathon": words of sections and descriptions, which distinguish profiles with
  // the same tools.
  z.string().regex(/^about:[a-z]+(?:\|[a-z]+)*$/),
])

export const Profile = z.strictObject({
  id: z.string().regex(/^[a-z\d-]+$/),
  /** Ids of the persona records with this profile. */
  personas: z.array(z.string()),
  /** For stacks that match no persona record: kinds of tools, most telling first. */
  kinds: z.array(ProfileKind),
  titles: Lines,
  locations: Lines,
  professions: Lines,
  /** Joined with commas and "and", so none may contain these outside brackets. */
  hobbies: z
    .array(
      z
        .string()
        .min(3)
        .max(120)
        .regex(/^(?![^(]*(?:,| and )).*$/),
    )
    .min(5),
  moments: Lines,
  quotes: Lines,
})
export type Profile = z.output<typeof Profile>

/** A habit that a stack shows. */
export const Signal = z.strictObject({ id: z.enum(SIGNALS), when: z.string(), moments: Lines, quotes: Lines })
export type Signal = z.output<typeof Signal>

/** Lines about users of a tool, by entry id. */
export const ToolLines = z.record(z.string(), z.array(Line).min(1))

export const DriverLines = z.array(
  Line.refine((line) => /^[^{}]*\{tool\}[^{}]+\{tool2\}[^{}]+\{tool3\}[^{}]*$/.test(line)),
)
