import type { Page } from '@playwright/test'

/** Page object: the theme of the page, and the controls that change it or transform the stack. */
export function themesOf(page: Page) {
  const button = page.getByRole('button', { name: 'Theme', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Choose a Theme', exact: true })
  const done = dialog.getByRole('button', { name: 'Done', exact: true })
  const plainView = page.getByRole('button', { name: 'Plain view', exact: true })
  /** The primary button of a board. */
  const save = page.getByRole('button', { name: 'Save or load', exact: true })
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const transform = page.getByRole('button', { name: 'Transform', exact: true })
  const transformGroup = page.getByRole('group', { name: 'Transform', exact: true })
  const original = page.getByRole('button', { name: 'Back to the original', exact: true })
  const message = page.getByRole('region', { name: /^Notifications/ })

  const radio = (name: string) => dialog.getByRole('radio', { name, exact: true })
  const transformButton = (name: string) => transformGroup.getByRole('button', { name, exact: true })
  const scene = () => page.evaluate(() => document.documentElement.dataset.scene)
  const shown = () => page.evaluate(() => document.documentElement.dataset.theme)
  const kept = () => page.evaluate(() => localStorage.getItem('app-theme'))
  const keep = (theme: string) => page.evaluate((value) => localStorage.setItem('app-theme', value), theme)
  const tools = () =>
    page
      .getByRole('region', { name: /^Section / })
      .getByRole('listitem')
      .allInnerTexts()

  async function choose(name: string): Promise<void> {
    await button.click()
    await radio(name).check()
    await done.click()
  }
  return {
    button,
    dialog,
    plainView,
    save,
    undo,
    transform,
    transformGroup,
    original,
    message,
    radio,
    transformButton,
    scene,
    shown,
    kept,
    keep,
    tools,
    choose,
  }
}
