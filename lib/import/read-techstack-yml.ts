import { readContent, type GivenTool } from './read-fields'
import type { ImportedStack } from './read-json'
import { readTechstackLines, type ToolFields } from './techstack-lines'

/** `techstack.yml`, the file in repositories that lists detected tools with their categories. */

const OTHER = 'Tools'

export const looksLikeTechstackYml = (text: string): boolean => /^tools:/m.test(text)

export function readTechstackYml(text: string): ImportedStack | undefined {
  const { head, tools } = readTechstackLines(text)
  const bySection = new Map<string, GivenTool[]>()
  for (const tool of tools) {
    const title = tool.category || tool.sub_category || OTHER
    const section = bySection.get(title)
    if (section) section.push(givenTool(tool))
    else bySection.set(title, [givenTool(tool)])
  }
  const content = readContent({
    name: head.repo_name,
    title: head.repo_name,
    sections: [...bySection].map(([title, tools]) => ({ title, tools })),
  })
  return content.sections.some(({ tools }) => tools.length > 0) ? { content, code: null } : undefined
}

/**
 * Its pictures are on another site, which would learn who opens the board: icons are looked up by
 * name instead.
 */
const givenTool = (tool: ToolFields): GivenTool => ({
  name: tool.name,
  description: tool.description,
  link: tool.website_url,
  label: tool.open_source === 'true' ? 'Open source' : '',
})
