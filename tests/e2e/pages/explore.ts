import type { Page } from '@playwright/test'

export function exploreOf(page: Page) {
  const gallery = page.getByRole('region', { name: 'Explore', exact: true })
  const cards = gallery.getByRole('link')
  const retry = gallery.getByRole('button', { name: 'Try again', exact: true })
  const popular = page.getByRole('region', { name: 'Explore popular stacks', exact: true })
  const rows = popular.getByRole('link')
  const tooltip = page.getByRole('tooltip')

  const words = (text: string) => gallery.getByText(text, { exact: true })
  const columns = () =>
    gallery.getByRole('list').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
  const pictures = () =>
    cards
      .getByRole('presentation')
      .evaluateAll((images) =>
        images.map((image) => (image instanceof HTMLImageElement && image.naturalWidth > 0 ? 'drawn' : 'missing')),
      )
  return { pictures, gallery, cards, retry, popular, rows, tooltip, words, columns }
}
