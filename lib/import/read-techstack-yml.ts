import { isFields, readContent, type Fields, type GivenTool } from './read-fields'
import type { ImportedStack } from './read-json'

/** `techstack.yml`, the file in repositories that lists detected tools with their categories. */

const OTHER = 'Tools'

export const looksLikeTechstackYml = (text: string): boolean => /^tools:/m.test(text)

export async function readTechstackYml(text: string): Promise<ImportedStack | undefined> {
  const given = await parseYaml(text)
  if (!isFields(given) || !Array.isArray(given.tools)) return undefined
  const bySection = new Map<string, GivenTool[]>()
  for (const tool of given.tools.filter(isFields)) {
    const title = firstText(tool.category, tool.sub_category) ?? OTHER
    bySection.set(title, [...(bySection.get(title) ?? []), givenTool(tool)])
  }
  const repository = firstText(given.repo_name)
  const content = readContent({
    name: repository,
    title: repository,
    sections: [...bySection].map(([title, tools]) => ({ title, tools })),
  })
  return content.sections.some(({ tools }) => tools.length > 0) ? { content, code: null } : undefined
}

/** Its pictures lie on another site, which would learn who opens the board: icons are looked up by name instead. */
const givenTool = (tool: Fields): GivenTool => ({
  name: tool.name,
  description: tool.description,
  link: tool.website_url,
  label: tool.open_source === true ? 'Open source' : '',
})

const firstText = (...values: unknown[]) =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '')

async function parseYaml(text: string): Promise<unknown> {
  const { parse } = await import('yaml')
  try {
    return parse(text, { maxAliasCount: 0 }) as unknown
  } catch {
    // It only looked like one.
    return undefined
  }
}
