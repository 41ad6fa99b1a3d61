import { expect, test, webStack } from './pages/board-test'

/** Right-to-left texts are aligned right on a left-to-right page. */

test('a title and a description in Arabic are aligned right', async ({ board, page, saved }) => {
  const title = 'أدواتي اليومية'
  const description = 'React هي المكتبة التي أستخدمها كل يوم في عملي.'
  await board.open(await saved(webStack({ title, description: `أنا مطور. ${description}` })))
  for (const part of [page.getByRole('heading', { level: 1 }), page.getByText(description)]) {
    const gap = await part.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      const [box, text] = [element.getBoundingClientRect(), words.getBoundingClientRect()]
      return {
        left: text.left - box.left,
        right: box.right - text.right,
        direction: getComputedStyle(element).direction,
      }
    })
    expect(gap.direction).toBe('rtl')
    expect(gap.right).toBeLessThanOrEqual(gap.left)
  }
})

test('a field has the direction of its text', async ({ board, saved }) => {
  await board.open(await saved())
  await board.button('Save or load').click()
  for (const [text, direction] of [
    ['הכלים שלי', 'rtl'],
    ['My tools', 'ltr'],
  ] as const)
    for (const name of ['Name', 'Description']) {
      await board.textbox(name).fill(text)
      await expect(board.textbox(name)).toHaveCSS('direction', direction)
    }
})
