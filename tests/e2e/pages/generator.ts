import type { Page } from '@playwright/test'

/** Page object: the generator, and what the board shows of its result. */
export function generatorOf(page: Page) {
  const heading = page.getByRole('heading', { level: 1 })
  const toggle = page.getByRole('button', { name: 'Create your own', exact: true })
  const prompt = page.getByRole('textbox', { name: 'Describe your tech stack', exact: true })
  const link = page.getByRole('textbox', { name: 'YouTube link', exact: true })
  const tools = page.getByRole('textbox', { name: 'Suggested tools', exact: true })
  const getTranscript = page.getByRole('button', { name: 'Get Transcript', exact: true })
  const pasted = page.getByRole('textbox', { name: 'Transcript', exact: true })
  const usePasted = page.getByRole('button', { name: 'Use this transcript', exact: true })
  const transcriptFile = page.getByLabel('Transcript file', { exact: true })
  const intelligence = page.getByRole('switch', { name: 'Use More Intelligence', exact: true })
  const help = page.getByRole('button', { name: 'About more intelligence', exact: true })
  const tooltip = page.getByRole('tooltip')
  const generate = page.getByRole('button', { name: 'Generate Stack', exact: true })
  const cancel = page.getByRole('button', { name: 'Cancel generation', exact: true })
  const progress = page.getByRole('progressbar', { name: 'Generating stack', exact: true })
  const suggestions = page.getByRole('list', { name: 'Suggestions', exact: true })
  const sections = page.getByRole('region', { name: /^Section / })
  const undo = page.getByRole('button', { name: 'Undo', exact: true })

  const example = (name: string) => page.getByRole('button', { name, exact: true })
  const suggestion = (tool: string) => suggestions.getByRole('button', { name: `Add ${tool}`, exact: true })
  const section = (title: string) => page.getByRole('region', { name: `Section ${title}`, exact: true })

  /** The page is hydrated when the empty field begins to type. */
  async function open(): Promise<void> {
    await page.goto('/')
    await page.waitForFunction(() => document.querySelector('textarea')?.placeholder.endsWith('▏'))
  }

  return {
    heading,
    toggle,
    prompt,
    link,
    tools,
    getTranscript,
    pasted,
    usePasted,
    transcriptFile,
    intelligence,
    help,
    tooltip,
    generate,
    cancel,
    progress,
    suggestions,
    sections,
    undo,
    example,
    suggestion,
    section,
    open,
  }
}
