import type { Section, Tool } from '@/lib/stack/schema'
import { toolStatus } from '@/lib/stack/limits'
import { toolKey } from '@/lib/stack/tool-keys'

/** The parts of a stack, besides added and removed tools, that restoring a revision changes. */
export const REVISION_PARTS = [
  'title',
  'description',
  'handle',
  'theme',
  'sections',
  'status',
  'details',
  'page',
] as const
export type RevisionPart = (typeof REVISION_PARTS)[number]

interface State {
  name: string
  title: string
  description: string
  twitterHandle: string
  theme: string
  sections: readonly Section[]
}

export function changedParts(then: State, now: State, isOtherPage: boolean): RevisionPart[] {
  const [before, after] = [toolsByKey(then), toolsByKey(now)]
  const isAny = (differ: (a: Tool, b: Tool) => boolean) =>
    [...before].some(([key, tool]) => {
      const other = after.get(key)
      return other !== undefined && differ(tool, other)
    })
  /** Section titles, and the order of tools that both states have. */
  const arrangement = ({ sections }: State) =>
    JSON.stringify(
      sections.map(({ title, tools }) => [
        title,
        tools.map(({ text }) => toolKey(text)).filter((key) => before.has(key) && after.has(key)),
      ]),
    )
  const differs: Record<RevisionPart, boolean> = {
    title: (then.title || then.name) !== (now.title || now.name),
    description: then.description !== now.description,
    handle: then.twitterHandle !== now.twitterHandle,
    theme: then.theme !== now.theme,
    sections: arrangement(then) !== arrangement(now),
    status: isAny((a, b) => toolStatus(a.status) !== toolStatus(b.status)),
    details: isAny((a, b) => detailsOf(a) !== detailsOf(b)),
    page: isOtherPage,
  }
  return REVISION_PARTS.filter((part) => differs[part])
}

const detailsOf = ({ text, description, link, label, icon_id, color }: Tool) =>
  JSON.stringify([text, description, link, label, icon_id, color])

/** A tool that occurs twice in a state counts once. */
const toolsByKey = ({ sections }: State): Map<string, Tool> =>
  new Map(sections.flatMap(({ tools }) => tools.map((tool) => [toolKey(tool.text), tool] as const)).reverse())
