import { z } from 'zod'
import { CATEGORIES } from '@/lib/catalog/categories'
import { FIELD_NAMES } from './fields'

/** Somebody whom a stack may belong to. `{tool}`, `{tool2}`, `{tool3}`, `{count}` and `{section}` are taken from the stack. */

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

const PersonKind = z.union([
  z.enum([...new Set([...CATEGORIES, ...FIELD_NAMES]), ...SIGNALS.map((id) => `signal:${id}` as const)]),
  // "about:running|marathon": words of sections and descriptions, for what two people with the same wristband do with it.
  z.string().regex(/^about:[a-z]+(?:\|[a-z]+)*$/),
])

export const Person = z.strictObject({
  id: z.string().regex(/^[a-z\d-]+$/),
  /** The callings of the engine whose people these are. */
  callings: z.array(z.string()),
  /** What else tells such a person: of what kinds their tools are, most telling first. */
  kinds: z.array(PersonKind),
  titles: Lines,
  locations: Lines,
  professions: Lines,
  /** They stand in a row with commas and an "and": none has one of its own outside brackets. */
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
export type Person = z.output<typeof Person>

/** What a stack gives away about its owner besides the trade. */
export const Signal = z.strictObject({ id: z.enum(SIGNALS), when: z.string(), moments: Lines, quotes: Lines })
export type Signal = z.output<typeof Signal>

/** Lines on whoever uses a tool, by its id in the catalogue. */
export const ToolLines = z.record(z.string(), z.array(Line).min(1))

export const DriverLines = z.array(
  Line.refine((line) => /^[^{}]*\{tool\}[^{}]+\{tool2\}[^{}]+\{tool3\}[^{}]*$/.test(line)),
)
