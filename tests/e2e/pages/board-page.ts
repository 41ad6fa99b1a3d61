import { expect, type Locator, type Page } from '@playwright/test'

/** Page object of the main page: finds elements by role and name only. */
export class BoardPage {
  constructor(
    readonly page: Page,
    readonly origin: string,
  ) {}

  /**
   * Opens a shared stack in editing mode, or the empty start page, and waits until it is
   * interactive.
   */
  async open(shareCode?: string): Promise<void> {
    await this.page.goto(shareCode ? `${this.origin}/?share=${shareCode}&edit=1` : `${this.origin}/`)
    await this.alive()
  }

  /** The page is interactive when a menu that needs no server opens. */
  async alive(): Promise<void> {
    const opened = this.item('Import…')
    await expect(async () => {
      // A menu that opened late must not be closed by another press.
      if (!(await opened.isVisible())) await this.button('More').click({ timeout: 1000 })
      await expect(opened).toBeVisible({ timeout: 1000 })
    }).toPass()
    await this.page.keyboard.press('Escape')
    await expect(this.page.getByRole('menu')).toHaveCount(0)
    // The drag code loads when the browser is idle.
    await this.page.waitForLoadState('networkidle')
  }

  /** Waits until the page handles presses. Other code may still be loading. */
  async hydrated(): Promise<void> {
    const toggle = this.button('Create your own')
    await expect(async () => {
      if ((await toggle.getAttribute('aria-expanded', { timeout: 1000 })) !== 'true')
        await toggle.click({ timeout: 1000 })
      await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
    }).toPass()
    await toggle.click()
    await expect(toggle).toHaveAttribute('aria-expanded', 'false')
  }

  button = (name: string): Locator => this.page.getByRole('button', { name, exact: true })
  section = (title: string): Locator => this.page.getByRole('region', { name: `Section ${title}`, exact: true })
  tool = (name: string): Locator =>
    this.page.getByRole('link', { name, exact: true }).or(this.page.getByRole('button', { name, exact: true }))
  dialog = (name: string): Locator => this.page.getByRole('dialog', { name, exact: true })
  textbox = (name: string): Locator => this.page.getByRole('textbox', { name, exact: true })
  toast = (text: string): Locator => this.page.getByText(text, { exact: true })
  item = (name: string): Locator => this.page.getByRole('menuitem', { name, exact: true })

  async toolsIn(title: string): Promise<string[]> {
    const moves = this.section(title).getByRole('button', { name: /^Move (?!section)/ })
    const labels = await moves.evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? ''),
    )
    return labels.map((label) => label.replace('Move ', ''))
  }

  async sections(): Promise<string[]> {
    return this.page
      .getByRole('region', { name: /^Section / })
      .evaluateAll((regions) =>
        regions.map((region) => (region.getAttribute('aria-label') ?? '').replace('Section ', '')),
      )
  }

  /** The whole board as text, for comparisons. */
  async layout(): Promise<string> {
    const sections = await this.sections()
    const tools = await Promise.all(sections.map((title) => this.toolsIn(title)))
    return sections.map((title, at) => `${title}: ${tools[at]?.join(', ')}`).join(' | ')
  }

  async expectTools(title: string, tools: string[]): Promise<void> {
    await expect.poll(() => this.toolsIn(title)).toEqual(tools)
  }

  async moveByKeyboard(handle: string, keys: string[]): Promise<void> {
    await this.button(handle).focus()
    await this.page.keyboard.press('Space')
    await expect(this.page.getByRole('status').filter({ hasText: /^Picked up/ })).toBeAttached()
    for (const key of keys) await this.page.keyboard.press(key)
    await this.page.keyboard.press('Space')
    await expect(this.page.getByRole('status').filter({ hasText: /dropped|cancelled/ })).toBeAttached()
  }

  /** Drags with the mouse onto one half of a target, or anywhere on it. */
  async dragByMouse(from: Locator, onto: Locator, half: 'before' | 'after' = 'after'): Promise<void> {
    // Wait until both are still: after a drop the tiles are animated.
    await from.hover({ trial: true })
    await onto.hover({ trial: true })
    const start = await middle(from)
    const box = await boxOf(onto)
    const end = { x: box.x + box.width * (half === 'before' ? 0.2 : 0.8), y: box.y + box.height / 2 }
    await this.page.mouse.move(start.x, start.y)
    await this.page.mouse.down()
    await this.page.mouse.move(start.x + 12, start.y + 12, { steps: 3 })
    await this.page.mouse.move(end.x, end.y, { steps: 6 })
    await this.page.mouse.up()
  }

  /** On a phone the bar has no room for this button. */
  async chooseFromMore(name: string): Promise<void> {
    await this.button('More').click()
    await this.item(name).click()
  }

  async openToolMenu(tool: string): Promise<void> {
    await this.button(`More for ${tool}`).click()
    await expect(this.item('Delete')).toBeVisible()
  }

  async moveByMenu(tool: string, section: string): Promise<void> {
    await this.openToolMenu(tool)
    await this.item('Move to').press('ArrowRight')
    await this.item(section).press('Enter')
    await expect(this.page.getByRole('menu')).toHaveCount(0)
  }

  async save(name: string): Promise<void> {
    await this.button('Save or load').click()
    await this.textbox('Name').fill(name)
    await this.button('Save stack').click()
  }

  async close(): Promise<void> {
    await this.button('Close dialog').click()
    await expect(this.page.getByRole('dialog')).toHaveCount(0)
  }

  shareCode(): string {
    return new URL(this.page.url()).searchParams.get('share') ?? ''
  }
}

type Touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) => Promise<unknown>

/** Sends touch events; each step lists all active touches. */
export async function fingersOn(page: Page): Promise<Touch> {
  const session = await page.context().newCDPSession(page)
  return (type, touchPoints) => session.send('Input.dispatchTouchEvent', { type, touchPoints })
}

/** Waits while the element is replaced, as when its icon is found late. */
export async function boxOf(locator: Locator) {
  let box = await locator.boundingBox()
  await expect.poll(async () => (box ??= await locator.boundingBox()), 'it is on the screen').not.toBeNull()
  if (!box) throw new Error('not on the screen')
  return box
}

export async function middle(locator: Locator) {
  const { x, y, width, height } = await boxOf(locator)
  return { x: x + width / 2, y: y + height / 2 }
}
