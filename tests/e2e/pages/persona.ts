import type { Page } from '@playwright/test'

/** Page object: the persona panel beside a stack, its frame and its editor. */
export function personaOf(page: Page) {
  const region = page.getByRole('region', { name: 'Persona page of this stack', exact: true })
  const frame = region.locator('iframe[title="Persona page"]')
  const progress = region.getByRole('progressbar', { name: 'Generating persona', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Edit HTML', exact: true })
  const button = (name: string) => region.getByRole('button', { name, exact: true })
  return {
    region,
    frame,
    inside: frame.contentFrame(),
    progress,
    dialog,
    wish: region.getByRole('textbox', { name: 'Your wish for the persona page', exact: true }),
    adjust: button('Adjust'),
    generateNew: button('Generate new'),
    editHtml: button('Edit HTML'),
    code: dialog.getByRole('textbox', { name: 'Persona HTML', exact: true }),
    removed: dialog.getByRole('list', { name: 'Removed parts', exact: true }),
    preview: dialog.locator('iframe').contentFrame(),
    use: dialog.getByRole('button', { name: 'Use this page', exact: true }),
    reset: dialog.getByRole('button', { name: 'Reset to the last good page', exact: true }),

    /** Records every value of the progress bar from now on. */
    async watchProgress(): Promise<() => Promise<number[]>> {
      await region.evaluate((element) => {
        const seen: number[] = []
        Object.assign(window, { seenProgress: seen })
        new MutationObserver(() => {
          const bar = element.querySelector('[role="progressbar"]')
          const value = bar ? Number(bar.getAttribute('aria-valuenow')) : undefined
          if (value !== undefined && value !== seen.at(-1)) seen.push(value)
        }).observe(element, { attributes: true, childList: true, subtree: true })
      })
      return () => page.evaluate(() => (window as unknown as { seenProgress: number[] }).seenProgress)
    },
  }
}
