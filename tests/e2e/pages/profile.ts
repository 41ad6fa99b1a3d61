import type { Page } from '@playwright/test'

export function profileOf(page: Page) {
  const list = page.getByRole('list', { name: 'Your stacks', exact: true })
  const names = list.getByRole('heading')
  const more = page.getByRole('link', { name: 'Show more', exact: true })
  const nameField = page.getByRole('textbox', { name: 'Name', exact: true })

  const open = () => page.goto('/profile')
  const card = (name: string) => list.getByRole('article').filter({ has: link(name) })
  /** 0 until the picture of the stack's tools has loaded. */
  const pictureWidth = (name: string) =>
    card(name)
      .locator('img')
      .evaluate((picture: HTMLImageElement) => picture.naturalWidth)
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const rename = (name: string) => page.getByRole('button', { name: `Rename ${name}`, exact: true })
  const remove = (name: string) => page.getByRole('button', { name: `Delete ${name}`, exact: true })
  const undoDelete = (name: string) => page.getByRole('button', { name: `Undo deleting ${name}`, exact: true })

  async function renameTo(name: string, next: string): Promise<void> {
    await rename(name).click()
    await nameField.fill(next)
    await nameField.press('Enter')
  }
  return { list, names, more, nameField, open, card, pictureWidth, link, rename, remove, undoDelete, renameTo }
}
