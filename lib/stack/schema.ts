import { z } from 'zod'
import { documentAs } from '@/lib/documented-as'
import { validationMessage } from '@/lib/validation-message'
import { emptyWhenMissing, SecretToken, requiredName, optionalText, orElse, text } from '@/lib/fields'
import { isPageInSize } from '@/lib/persona/page-size'
import { textStorable } from '@/lib/text/storable'
import { isColor, isIcon, isLink } from './field-rules'
import { withoutAt } from './handle'
import { STACK_LIMITS, TOOL_STATUSES } from './limits'
import { DEFAULT_THEME, themeFrom, type StackTheme } from './stack-theme'

/**
 * The schemas of stacks, for requests and inside the product. The browser's build has the types
 * only, the server the checks.
 */

const address = z.string().transform((value) => textStorable(value).trim())

const Link = address.pipe(
  z
    .string()
    .max(STACK_LIMITS.link, `at most ${STACK_LIMITS.link} characters`)
    .refine(isLink, 'an address that starts with http:// or https://'),
)

const IconId = address.refine(
  isIcon,
  `the name of an icon, or an https address of an image of at most ${STACK_LIMITS.iconUrl} characters`,
)

const Color = z.string().trim().refine(isColor, 'a CSS hex colour such as #1d4ed8')

export const Tool = z.object({
  id: text(STACK_LIMITS.toolId).pipe(z.string().min(1, 'may not be empty')),
  text: requiredName(STACK_LIMITS.toolText),
  description: optionalText(STACK_LIMITS.toolDescription),
  link: emptyWhenMissing(Link),
  label: optionalText(STACK_LIMITS.label),
  icon_id: emptyWhenMissing(IconId),
  color: emptyWhenMissing(Color),
  /** Missing means `using`, and so does an unknown value of a later version. */
  status: z.enum(TOOL_STATUSES).catch('using').optional(),
})
export type Tool = z.output<typeof Tool>

export interface Section {
  title: string
  tools: Tool[]
}

/** Reads own keys one by one: `z.record` would drop a title such as `__proto__`. */
const jsonObject = (expected: string) =>
  z.custom<Record<string, unknown>>(
    (value) => value !== null && typeof value === 'object' && !Array.isArray(value),
    expected,
  )

const TITLE_MAP = 'a map from section titles to lists of tools'
const TitleMap = jsonObject(TITLE_MAP)
const SectionTitle = requiredName(STACK_LIMITS.sectionTitle)

/** The map form of the API, not yet validated. */
export interface SectionMap {
  sections?: unknown
  sectionOrder?: unknown
}

/** The first error and its path, which ends the validation. */
class Unreadable extends Error {
  constructor(
    readonly path: readonly PropertyKey[],
    message: string,
  ) {
    super(message)
  }
}

/** Parses `sections` and `sectionOrder` into an ordered list. */
export function readSections(map: SectionMap, context: z.RefinementCtx): Section[] {
  try {
    return orderedSections(map)
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    context.addIssue({ code: 'custom', path: error.path.map(String), message: error.message })
    return []
  }
}

function orderedSections({ sections, sectionOrder }: SectionMap): Section[] {
  const map = TitleMap.safeParse(sections)
  if (!map.success) throw new Unreadable(['sections'], TITLE_MAP)
  const order = z.array(z.string()).safeParse(sectionOrder)
  if (!order.success) throw new Unreadable(['sectionOrder'], 'a list of the section titles')
  const entries = new Map(Object.entries(map.data))
  if (entries.size > STACK_LIMITS.sections)
    throw new Unreadable(['sections'], `at most ${STACK_LIMITS.sections} sections`)
  const keys = new Set(order.data)
  if (order.data.length !== entries.size || keys.size !== entries.size || !order.data.every((key) => entries.has(key)))
    throw new Unreadable(['sectionOrder'], 'must name every section exactly once')

  const titles = new Set<string>()
  const ids = new Set<string>()
  return order.data.map((key) => ({ title: readTitle(key, titles), tools: readTools(key, entries.get(key), ids) }))
}

function readTitle(written: string, taken: Set<string>): string {
  const title = SectionTitle.safeParse(written)
  if (!title.success) {
    const why = title.error.issues[0]?.message ?? 'invalid'
    throw new Unreadable(['sectionOrder'], `section titles: ${why} (1–${STACK_LIMITS.sectionTitle} characters)`)
  }
  if (taken.has(title.data)) throw new Unreadable(['sectionOrder'], 'two sections have the same title')
  taken.add(title.data)
  return title.data
}

function readTools(key: string, written: unknown, taken: Set<string>): Tool[] {
  if (!Array.isArray(written)) throw new Unreadable(['sections', key], 'a list of tools')
  if (taken.size + written.length > STACK_LIMITS.tools)
    throw new Unreadable(['sections'], `at most ${STACK_LIMITS.tools} tools`)
  return written.map((rawTool: unknown, index) => {
    const tool = Tool.safeParse(rawTool, { error: validationMessage })
    if (!tool.success) {
      const issue = tool.error.issues[0]
      throw new Unreadable(['sections', key, index, ...(issue?.path ?? [])], issue?.message ?? 'not a tool')
    }
    if (taken.has(tool.data.id))
      throw new Unreadable(['sections', key, index, 'id'], 'another tool of the stack has this id')
    taken.add(tool.data.id)
    return tool.data
  })
}

export const TwitterHandle = z
  .string()
  .trim()
  .transform(withoutAt)
  .pipe(
    z
      .string()
      .max(STACK_LIMITS.handle, `at most ${STACK_LIMITS.handle} characters`)
      .refine((value) => /^\w*$/.test(value), 'letters, digits and underscores only'),
  )

/** An unknown name is the default theme; a value of another type is an error. */
const Theme = orElse(
  z.string().max(STACK_LIMITS.theme, `at most ${STACK_LIMITS.theme} characters`),
  DEFAULT_THEME,
).transform(themeFrom)

const Html = orElse(z.string(), '').transform(textStorable).refine(isPageInSize, 'at most 100 kB')

const fields = {
  title: optionalText(STACK_LIMITS.title),
  description: optionalText(STACK_LIMITS.description),
  twitterHandle: emptyWhenMissing(TwitterHandle),
  theme: Theme,
  htmlContent: Html,
  listed: orElse(z.boolean(), true),
}

const UserId = z.string().max(100)

/** For the API's document: `readSections` checks both together, and titles that are `__proto__`. */
const SectionsField = documentAs(
  z.unknown(),
  z.record(SectionTitle, z.array(Tool).max(STACK_LIMITS.tools)).meta({
    description: `${TITLE_MAP}; at most ${STACK_LIMITS.tools} tools in total, each with another id`,
    maxProperties: STACK_LIMITS.sections,
  }),
)
const OrderField = documentAs(
  z.unknown(),
  z.array(z.string()).max(STACK_LIMITS.sections).meta({
    description: 'Names every section exactly once; titles differ also without spaces around them.',
    uniqueItems: true,
  }),
)
export const SECTION_FIELDS = { sections: SectionsField, sectionOrder: OrderField } as const

export const StackDraft = z
  .object({
    name: requiredName(STACK_LIMITS.name),
    ...fields,
    userId: UserId.nullish(),
    /** The share code of the original of a copy. */
    originCode: z.string().max(100).nullish(),
    ...SECTION_FIELDS,
  })
  .transform(({ sections, sectionOrder, ...rest }, context) => ({
    ...rest,
    sections: readSections({ sections, sectionOrder }, context),
  }))
export type StackDraft = z.output<typeof StackDraft>

const updatable = {
  name: requiredName(STACK_LIMITS.name),
  ...fields,
  version: z.int32({ error: 'the whole number that the last answer named' }).positive(),
}
type Updatable = { [K in keyof typeof updatable]?: z.output<(typeof updatable)[K]> }

/**
 * An update: fields in the request replace, absent ones stay. Only keys of the request are parsed,
 * because a field with a default would otherwise reset what the request does not name.
 */
export const StackUpdate = jsonObject('a JSON object').transform(
  (input, context): Updatable & { sections?: Section[] } => {
    const update: Record<string, unknown> = {}
    for (const [key, schema] of Object.entries(updatable)) {
      if (!Object.hasOwn(input, key)) continue
      const parsed = schema.safeParse(input[key], { error: validationMessage })
      if (parsed.success) update[key] = parsed.data
      else
        for (const issue of parsed.error.issues)
          context.addIssue({ code: 'custom', path: [key], message: issue.message })
    }
    if (input.sections !== undefined || input.sectionOrder !== undefined) update.sections = readSections(input, context)
    return update
  },
)
documentAs(StackUpdate, z.object({ ...updatable, ...SECTION_FIELDS }).partial())
export type StackUpdate = z.output<typeof StackUpdate>

/** A stack in the product. */
export interface Stack {
  id: string
  shareCode: string
  name: string
  title: string
  description: string
  twitterHandle: string
  theme: StackTheme
  htmlContent: string
  sections: Section[]
  listed: boolean
  userId: string | null
  version: number
  createdAt: string
  /** Whether it is a seeded example of the gallery. */
  seeded: boolean
}

export const StackRef = z.object({ ref: z.string() })
export const ShareCodeParam = z.object({ code: z.string() })
export const UserParam = z.object({ userId: UserId })
/** `deleted=1` asks for the stacks that can still be restored. */
export const PageQuery = z.object({ cursor: z.string().optional(), deleted: z.literal('1').optional() })
export const CopyBody = z.object({ userId: UserId.nullish() }).optional()
export const ClaimBody = z.object({ secret: SecretToken })
