import { isPageInSize } from '@/lib/persona/page-size'
import type { Content } from '@/lib/stack/content'
import { fromSectionMap } from '@/lib/stack/section-map'
import { isFields, readContent, untruncated, type Fields, type GivenTool } from './read-fields'

/** A stack read from a file. */
export interface ImportedStack {
  readonly content: Content
  /** The share code of the saved stack that was exported. */
  readonly code: string | null
}

/** The open format by its version, or an older export, which is a map of sections. */
export function readJson(value: unknown): ImportedStack | undefined {
  if (!isFields(value)) return undefined
  return Array.isArray(value.sections) ? readOpenFormat(value, value.sections) : readOlderExport(value)
}

function readOpenFormat(given: Fields, sections: readonly unknown[]): ImportedStack | undefined {
  if (given.version !== 1) return undefined
  const content = readContent({
    ...given,
    sections: sections.filter(isFields).map(({ title, tools }) => ({
      title,
      tools: Array.isArray(tools) ? tools.filter(isFields).map(openTool) : [],
    })),
  })
  return content.sections.length === 0
    ? undefined
    : { content, code: typeof given.code === 'string' && given.code !== '' ? given.code : null }
}

const openTool = ({ id, name, link, icon, color, badge, description, status }: Fields): GivenTool => ({
  id,
  name,
  link,
  icon,
  color,
  label: badge,
  description,
  status,
})

function readOlderExport(given: Fields): ImportedStack | undefined {
  const order = given.sectionOrder ?? (isFields(given.sections) ? Object.keys(given.sections) : undefined)
  const sections = fromSectionMap({ sections: given.sections, sectionOrder: order })
  if (!sections || sections.length === 0) return undefined
  const content = readContent({
    ...given,
    handle: given.twitterHandle,
    sections: sections.map(({ title, tools }) => ({
      title,
      tools: (tools as unknown[]).filter(isFields).map(olderTool),
    })),
  })
  return {
    content: { ...content, htmlContent: untruncated(given.htmlContent, isPageInSize), listed: given.listed !== false },
    code: null,
  }
}

const olderTool = ({ text, icon_id: icon, ...rest }: Fields): GivenTool => ({ ...rest, name: text, icon })
