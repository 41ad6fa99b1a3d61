import type { Page } from '@playwright/test'
import { headerOf } from './pages/header'
import { expect, expectAccessible, test } from './product'
import { expectFailedRequests } from './console-errors'

const MESSAGE = 'Please enter both email and handle'

async function showMessage(page: Page) {
  const header = headerOf(page)
  await page.goto('/about')
  await header.claim.click()
  await header.subscribe.click()
  await expect(header.toast(MESSAGE)).toBeVisible()
  return header
}

test('a toast closes after five seconds, but not while the pointer is over it', async ({ page }) => {
  await page.clock.install()
  const header = headerOf(page)
  await page.goto('/about')
  await header.claim.click()
  await header.subscribe.click()
  await expect(header.toast(MESSAGE)).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(3000)
  await expect(header.toast(MESSAGE)).toBeVisible()
  await header.toast(MESSAGE).hover()
  await page.clock.runFor(60_000)
  await expect(header.toast(MESSAGE)).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(3000)
  await expect(header.toast(MESSAGE)).toHaveCount(0)
})

test('a toast is shown for five seconds exactly', async ({ page }) => {
  await page.clock.install()
  const header = headerOf(page)
  await page.goto('/about')
  await header.claim.click()
  await header.subscribe.hover()
  await expect(header.notifications).toBeAttached()
  await page.clock.pauseAt(Date.now() + 60_000)
  await header.subscribe.click()
  await expect(header.toast(MESSAGE)).toBeVisible()
  await page.clock.runFor(4900)
  await expect(header.toast(MESSAGE)).toBeVisible()
  await page.clock.runFor(200)
  await expect(header.toast(MESSAGE)).toHaveCount(0)
})

test('one toast is shown at a time, announced as alert or status', async ({ page }) => {
  const header = await showMessage(page)
  await expect(page.getByRole('alert').getByText(MESSAGE)).toBeVisible()
  await expectAccessible(page)
  await page.route('**/api/subscribe', (route) => route.fulfill({ status: 201, json: { ok: true } }))
  await header.email.fill('a@example.com')
  await header.handle.fill('a')
  await header.subscribe.click()
  await expect(page.getByRole('status').getByText(/^Thanks for subscribing/)).toBeVisible()
  await expect(header.toast(MESSAGE)).toHaveCount(0)
})

test('F8 focuses the toast, and Escape closes it and returns focus', async ({ page }) => {
  const header = await showMessage(page)
  await header.subscribe.focus()
  await page.keyboard.press('F8')
  await expect(header.notifications).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(header.dismiss).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(header.toast(MESSAGE)).toHaveCount(0)
  await expect(header.subscribe).toBeFocused()
})

test('a swipe of fifty pixels to the right closes the toast, and a shorter one does not', async ({ page }) => {
  const header = await showMessage(page)
  const box = await header.toast(MESSAGE).boundingBox()
  if (!box) throw new Error('the message has no place')
  const swipe = async (distance: number) => {
    await page.mouse.move(box.x + 5, box.y + 5)
    await page.mouse.down()
    await page.mouse.move(box.x + 5 + distance, box.y + 5, { steps: 4 })
    await page.mouse.up()
  }
  await swipe(40)
  await expect(header.toast(MESSAGE)).toBeVisible()
  await swipe(60)
  await expect(header.toast(MESSAGE)).toHaveCount(0)
})

test('a toast above an open dialog can be pressed and reached by F8 while the dialog stays open', async ({ page }) => {
  expectFailedRequests(page, '/api/auth/csrf')
  const header = headerOf(page)
  await page.goto('/about')
  await header.signIn.click()
  const dialog = page.getByRole('dialog', { name: 'Sign In', exact: true })
  await page.route('**/api/auth/**', (route) => route.abort())
  await dialog.getByRole('textbox', { name: 'Email', exact: true }).fill('somebody@example.com')
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse battery')
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(header.toast('Error')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(header.notifications).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(header.toast('Error')).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click()
  await header.dismiss.click()
  await expect(header.toast('Error')).toHaveCount(0)
  await expect(dialog).toBeVisible()
})

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [800, 600],
] as const)
  test(`a toast shown before a dialog of ${width} × ${height} does not cover its buttons`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await button('Claim a handle').click()
    await button('Subscribe').click()
    await expect(headerOf(page).toast(MESSAGE)).toBeVisible()
    await button('Theme').click()
    for (const name of ['Done', 'Close dialog']) {
      const { width: right = 0, height: foot = 0 } = (await button(name).boundingBox()) ?? {}
      await button(name).click({ trial: true, timeout: 3000, position: { x: right - 8, y: foot - 4 } })
    }
    await expect(headerOf(page).toast(MESSAGE)).toBeVisible()
  })

test('a toast moves above a dialog that opens, and stays there when it closes', async ({ page }) => {
  await page.goto('/')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await button('Claim a handle').click()
  await button('Subscribe').click()
  const { notifications, toast } = headerOf(page)
  await expect(toast(MESSAGE)).toBeVisible()
  const glided = notifications.evaluate(
    (region) =>
      new Promise((resolve) =>
        region.addEventListener('transitionend', (event) => resolve((event as TransitionEvent).propertyName)),
      ),
  )
  await button('Theme').click()
  expect(['top', 'left', 'translate']).toContain(await glided)
  await toast(MESSAGE).hover()
  const above = await toast(MESSAGE).boundingBox()
  expect(above?.y).toBeLessThan(100)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect((await toast(MESSAGE).boundingBox())?.y).toBe(above?.y)
})

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(`presses reach the dialog that a toast glides over, at ${width} × ${height}`, async ({ page, context }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const { notifications, dismiss, toast } = headerOf(page)
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    await button('Claim a handle').click()
    await button('Subscribe').click()
    await expect(toast(MESSAGE)).toBeVisible()
    const animations = await context.newCDPSession(page)
    await animations.send('Animation.enable')
    await animations.send('Animation.setPlaybackRate', { playbackRate: 0.02 })
    const touchable = () =>
      dismiss.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      })
    expect(await touchable()).toBe(true)
    const gliding = notifications.evaluate(
      (region) => new Promise((resolve) => region.addEventListener('transitionrun', () => resolve(true))),
    )
    const arrived = notifications.evaluate(
      (region) => new Promise((resolve) => region.addEventListener('transitionend', () => resolve(true))),
    )
    await button('Theme').click()
    await gliding
    expect(await touchable()).toBe(false)
    await animations.send('Animation.setPlaybackRate', { playbackRate: 1 })
    await arrived
    await expect.poll(touchable).toBe(true)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('a toast about a form of the header does not cover the form', async ({ page }) => {
    const header = await showMessage(page)
    await header.email.tap({ timeout: 3000 })
    await header.subscribe.tap({ trial: true, timeout: 3000 })
    await expect(header.toast(MESSAGE)).toBeVisible()
  })

  test('a toast covers neither the buttons of a dialog nor its close button', async ({ page }) => {
    await page.goto('/')
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const message = headerOf(page).toast('Please enter a share code')
    await button('Save or load').tap()
    for (const tab of ['Load', 'Save'])
      await test.step(tab, async () => {
        await page.getByRole('tab', { name: 'Load', exact: true }).tap()
        await button('Load stack').tap()
        await expect(message).toBeVisible()
        await page.getByRole('tab', { name: tab, exact: true }).tap()
        await button(`${tab} stack`).tap({ trial: true, timeout: 3000 })
        await button('Close dialog').tap({ trial: true, timeout: 3000 })
        await expect(message).toBeVisible()
      })
  })
})
