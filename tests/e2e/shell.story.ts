import { devices, type Page } from '@playwright/test'
import { Guest, unique } from '@/tests/support/people'
import { headerOf } from './pages/header'
import { expect, expectAccessible, expectNoSidewaysScroll, holdScripts, test } from './product'
import { expectFailedRequests } from './console-errors'

const PAGES = ['/about', '/legal', '/contact', '/feedback', '/profile', '/no-such-page']

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })
    for (const path of PAGES) {
      test(`${path} is accessible and fits a phone`, async ({ page }) => {
        expectFailedRequests(page, '/no-such-page')
        await page.goto(path)
        await expectAccessible(page)
        await page.setViewportSize({ width: 360, height: 640 })
        await expectNoSidewaysScroll(page)
        await expectAccessible(page)
      })
    }
  })
}

test('a press before hydration is handled after it', async ({ page }) => {
  const send = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await headerOf(page).signIn.click()
  await headerOf(page).signIn.click()
  send()
  await expect(page.getByRole('dialog', { name: 'Sign In', exact: true })).toBeVisible()
})

test.describe('on a phone', () => {
  const { userAgent, viewport, isMobile, hasTouch } = devices['Pixel 7']
  test.use({ userAgent, viewport, isMobile, hasTouch })

  test('a page is laid out and painted before its scripts are requested', async ({ page }) => {
    await page.goto('/')
    await headerOf(page).signIn.click()
    await expect(page.getByRole('dialog', { name: 'Sign In', exact: true })).toBeVisible()
    const { styled, scripts } = await page.evaluate(() => {
      const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const ofKind = (ending: string) => loaded.filter(({ name }) => new URL(name).pathname.endsWith(ending))
      return {
        styled: Math.max(...ofKind('.css').map((style) => style.responseEnd)),
        scripts: ofKind('.js').map((script) => script.startTime),
      }
    })
    expect(scripts.length).toBeGreaterThan(5)
    expect(Math.min(...scripts)).toBeGreaterThan(styled)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of PAGES) {
    test(`${path} is readable, and shows no control that needs scripts`, async ({ page }) => {
      expectFailedRequests(page, '/no-such-page')
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const header = headerOf(page)
      await expect(header.banner).toBeHidden()
      await expect(header.signIn).toBeHidden()
      await expect(page.getByRole('combobox')).toBeHidden()
    })
  }

  for (const path of ['/profile', '/account']) {
    test(`${path} says that signing in needs JavaScript`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByText('Logging in needs JavaScript to be switched on.', { exact: true })).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    })
  }

  test('the 404 page opens a share code', async ({ page, product }) => {
    expectFailedRequests(page, '/no-such-page')
    const [popular] = (await new Guest(product.origin).get('/api/techstack/popular')).json
    await page.goto('/no-such-page')
    await page.getByRole('textbox', { name: 'Share code' }).fill(popular.shareCode)
    await page.getByRole('button', { name: 'Open stack' }).click()
    await expect(page).toHaveURL(`/?share=${popular.shareCode}`)
  })
})

test('a link that looks like a button has the hover style of buttons', async ({ page }) => {
  expectFailedRequests(page, '/no-such-page')
  await page.goto('/no-such-page')
  const link = page.getByRole('link', { name: 'Go to the start page', exact: true })
  await expect(link).toHaveCSS('filter', 'none')
  await link.hover()
  await expect(link).toHaveCSS('filter', 'brightness(0.95)')
})

test('the links of the footer have equal gaps', async ({ page }) => {
  await page.goto('/about')
  const words = await page
    .getByRole('navigation', { name: 'Footer' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return range.getBoundingClientRect()
      }),
    )
  const gaps = words.slice(1).map(({ left }, at) => Math.round(left - (words[at]?.right ?? 0)))
  expect(new Set(gaps).size, gaps.join(', ')).toBe(1)
})

test('static pages mark their link in the navigation, and the footer links to them', async ({ page }) => {
  await page.goto('/about')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('listitem').last()).toHaveText('About')
  for (const name of ['Legal', 'Contact', 'About']) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(crumbs).toContainText(name)
  }
  await crumbs.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the legal page was last updated today', async ({ page }) => {
  await page.goto('/legal')
  const today = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date())
  await expect(page.getByText(`Last updated: ${today}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Terms of service' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Privacy policy' })).toBeVisible()
})

test('the subscription banner requires both fields, accepts valid handles, thanks, and stays closed', async ({
  page,
}) => {
  const header = headerOf(page)
  await page.goto('/about')
  await expect(page.getByText('This platform is 100% vibe coded')).toBeVisible()
  await header.claim.click()
  await header.subscribe.click()
  await expect(header.toast('Please enter both email and handle')).toBeVisible()
  await header.dismiss.click()
  await header.email.fill('somebody@example.com')
  await header.subscribe.click()
  await expect(header.toast('Please enter both email and handle')).toBeVisible()

  await header.handle.fill('@not a handle! that_is_much_too_long')
  await expect(header.handle).toHaveValue('notahandlethat_is_mu')
  const handle = unique('h')
  await header.handle.fill(`@${handle}`)
  const request = page.waitForRequest('**/api/subscribe')
  await header.subscribe.click()
  expect((await request).postDataJSON()).toEqual({ email: 'somebody@example.com', handle })
  await expect(header.toast("Thanks for subscribing! We'll notify you when v2.0 is ready.")).toBeVisible()
  await expect(header.banner).toHaveCount(0)
  await page.goto('/legal')
  await expect(header.signIn).toBeVisible()
  await expect(header.banner).toHaveCount(0)
})

test.describe('both banners', () => {
  const line = (page: Page) => page.getByText('This platform is 100% vibe coded').locator('..')

  test('are one line of 32 pixels, and their form opens over the page and closes with Escape', async ({ page }) => {
    const header = headerOf(page)
    await page.goto('/about')
    expect((await line(page).boundingBox())?.height).toBeLessThanOrEqual(33)
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    await expect(header.claim).toHaveAttribute('aria-expanded', 'false')
    await expect(header.email).toHaveCount(0)
    await header.claim.click()
    await expect(header.claim).toHaveAttribute('aria-expanded', 'true')
    await expect(header.email).toBeVisible()
    expect(await heading.boundingBox()).toEqual(before)
    await expectAccessible(page)
    await header.email.press('Escape')
    await expect(header.email).toHaveCount(0)
    await expect(header.claim).toBeFocused()
  })

  test.describe('on the narrowest phone', () => {
    test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })

    test('are one line of 44 pixels', async ({ page }) => {
      await page.goto('/about')
      expect((await line(page).boundingBox())?.height).toBeLessThanOrEqual(45)
      await headerOf(page).claim.tap()
      await expect(headerOf(page).subscribe).toBeInViewport({ ratio: 1 })
      await expectNoSidewaysScroll(page)
    })
  })
})

test('a claimed handle is refused with a message, and typed text stays', async ({ page, product }) => {
  expectFailedRequests(page, '/api/subscribe')
  const handle = unique('h')
  await new Guest(product.origin).post('/api/subscribe', { email: 'first@example.com', handle })
  const header = headerOf(page)
  await page.goto('/about')
  await header.claim.click()
  await header.email.fill('second@example.com')
  await header.handle.fill(handle)
  await header.subscribe.click()
  await expect(header.toast('Failed to submit subscription')).toBeVisible()
  await expect(header.toast('This handle is already claimed by another address.')).toBeVisible()
  await expect(header.email).toHaveValue('second@example.com')
  await expect(header.handle).toHaveValue(handle)
})

test('a closed banner is not rendered by the server afterwards', async ({ page, product, context }) => {
  const header = headerOf(page)
  await page.goto('/about')
  await header.closeBanner.click()
  await expect(header.banner).toHaveCount(0)
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const html = await new Guest(product.origin).get('/about', { cookie })
  expect(html.text).not.toContain('Subscribe for v2')
})

test('the HTML is that of the signed-in user, and signing out changes the header', async ({
  page,
  signedIn,
  product,
}) => {
  const html = await new Guest(product.origin).get('/about', { cookie: signedIn.cookie })
  expect(html.text).toContain('Sign out')
  expect(html.text).not.toContain('Sign In')
  const header = headerOf(page)
  await page.goto('/about')
  await expect(header.profile).toHaveAttribute('href', '/profile')
  await page.evaluate(() => localStorage.setItem('duplicateUserId', 'somebody'))
  await header.signOut.click()
  await expect(header.toast('Successfully signed out!')).toBeVisible()
  await expect(header.signIn).toBeVisible()
  await expect(header.profile).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('duplicateUserId'))).toBeNull()
})

test('the logo is a real link to the empty start page', async ({ page, product }) => {
  const [popular] = (await new Guest(product.origin).get('/api/techstack/popular')).json
  await page.goto(`/?share=${popular.shareCode}`)
  const loaded = page.waitForEvent('load')
  await headerOf(page).logo.click()
  await loaded
  await expect(page).toHaveURL('/')
})

test('a skip link leads to the content, and an undecodable URL gets an error page in the same design', async ({
  page,
}) => {
  expectFailedRequests(page, '/stack/%E0%A4%A')
  await page.goto('/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const answer = await page.goto('/stack/%E0%A4%A')
  expect(answer?.status()).toBe(400)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This address cannot be read.')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to the start page' }).click()
  await expect(page).toHaveURL('/')
})

test('icons and the manifest are served', async ({ page, product }) => {
  const guest = new Guest(product.origin)
  await page.goto('/about')
  const manifest = (await guest.get('/manifest.webmanifest')).json
  expect(manifest).toMatchObject({ name: 'Stackbook', start_url: '/' })
  const icons = [...manifest.icons.map(({ src }: { src: string }) => src), '/favicon.ico']
  for (const icon of icons) expect((await guest.get(icon)).headers.get('content-type')).toMatch(/^image\//)
})
