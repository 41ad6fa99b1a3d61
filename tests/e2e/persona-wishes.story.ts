import { generatorOf } from './pages/generator'
import { expect, test } from './product'

test(
  'a stack gets a persona page; Adjust keeps its texts, and Generate new creates another',
  { tag: '@engine' },
  async ({ page }) => {
    const generator = generatorOf(page)
    await generator.open()
    await generator.prompt.fill('Wedding photographer on a Mac')
    await generator.generate.click()
    const persona = page.getByRole('region', { name: 'Persona page of this stack', exact: true })
    const shown = persona.locator('iframe[title="Persona page"]').contentFrame()
    await expect(shown.getByText('Profession').first()).toBeVisible({ timeout: 20_000 })
    const words = await shown.locator('body').innerText()

    const wish = persona.getByRole('textbox', { name: 'Your wish for the persona page', exact: true })
    await wish.fill('black background')
    await persona.getByRole('button', { name: 'Adjust', exact: true }).click()
    await expect(shown.locator('.wishes')).toHaveCount(1)
    expect(await shown.locator('body').innerText()).toBe(words)

    await wish.fill('green hacker terminal')
    await persona.getByRole('button', { name: 'Generate new', exact: true }).click()
    await expect(shown.locator('.pp-terminal')).toBeVisible()
    await expect(shown.getByText('Profession').first()).toBeVisible()
    await generator.undo.click()
    await expect(shown.locator('.wishes')).toHaveCount(1)
  },
)
