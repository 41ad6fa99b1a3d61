import type { Page } from '@playwright/test'

export function searchOf(page: Page) {
  const field = page.getByRole('combobox', { name: 'Search stacks by name or @twitter', exact: true })
  const list = page.getByRole('listbox', { name: 'Stacks', exact: true })
  const options = list.getByRole('option')

  const option = (name: string) => list.getByRole('option', { name, exact: true })
  const total = (count: number) => page.getByText(`${count} stacks`, { exact: true })

  /** Types and waits for the response. */
  async function ask(text: string): Promise<void> {
    const answered = page.waitForResponse(/\/api\/techstack\/(?:search|handle)\//)
    await field.fill(text)
    await answered
  }
  return { field, list, options, option, total, ask }
}
