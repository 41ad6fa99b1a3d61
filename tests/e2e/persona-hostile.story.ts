import type { Page } from '@playwright/test'
import { Guest } from '../support/people'
import type { Product } from '../support/product'
import { stack } from '../support/stacks'
import { FAMILIES } from './persona-hostile/all'
import { RUN } from './persona-hostile/payload'
import { observe } from './persona-hostile/observe'
import { expect, test as base } from './product'

/**
 * Hostile persona pages saved by a user: the sanitiser alone stops them, and so does the frame
 * alone.
 */

const ALLOWED_IMAGE = 'http://pic.test/one.png'
const SANDBOX = 'allow-popups allow-popups-to-escape-sandbox'

/** Each family has dozens of pages, which take long to save and show on a busy machine. */
const PATIENCE_MS = 120_000

/** Without the check for console errors, which these pages cause. */
const test = base.extend({ page: async ({ context }, provide) => provide(await context.newPage()) })

test.describe.configure({ timeout: PATIENCE_MS })

let product: Product
test.beforeAll(({ product: running }) => {
  product = running
})

interface Saved {
  readonly code: string
  readonly html: string
}

/** Saves a page; undefined if it is refused as too costly or unparsable. */
async function save(page: string): Promise<Saved | undefined> {
  const answer = await new Guest(product.origin).post('/api/techstack', stack({ htmlContent: page }))
  if (answer.status === 400) return undefined
  expect(answer.status, page.slice(0, 200)).toBe(201)
  return { code: answer.json.shareCode, html: answer.json.htmlContent }
}

const stored = new Map<readonly string[], Saved[]>()

/** The saved pages of a family, cached for all stories that open them. */
async function savedOf(pages: readonly string[]): Promise<Saved[]> {
  const before = stored.get(pages)
  if (before) return before
  const saved: Saved[] = []
  for (const page of pages) {
    const one = await save(page)
    if (one) saved.push(one)
  }
  stored.set(pages, saved)
  return saved
}

/** Puts the frames of many stacks on one page of the product, as the panel shows them. */
async function openFrames(page: Page, codes: readonly string[]): Promise<void> {
  await page.goto(`${product.origin}/about`)
  await page.evaluate(
    async ([paths, sandbox]) => {
      await Promise.all(
        paths.map(
          (path) =>
            new Promise<void>((resolve) => {
              const frame = document.createElement('iframe')
              frame.setAttribute('sandbox', sandbox)
              frame.referrerPolicy = 'no-referrer'
              frame.height = '400'
              frame.onload = () => resolve()
              frame.src = path
              document.body.append(frame)
            }),
        ),
      )
    },
    [codes.map((code) => `/persona/${code}/frame`), SANDBOX] as const,
  )
}

/**
 * Waits for some frames and a response of the server, so that everything immediate has happened.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let drawn = 0; drawn < 5; drawn++) await new Promise((done) => requestAnimationFrame(done))
  })
  await page.request.get(`${product.origin}/api/health`)
}

test('there are at least two hundred hostile pages', () => {
  const pages = FAMILIES.flatMap((family) => family.pages)
  expect(new Set(pages).size).toBeGreaterThanOrEqual(200)
})

test('the observer detects a script that runs and a request to another origin', async ({ context, page }) => {
  const seen = await observe(context, product.origin)
  await page.setContent(`<script>${RUN}</script><img src="http://leak.test/x">`)
  await settle(page)
  expect(seen.ran).toHaveLength(1)
  expect(seen.requested).toEqual(['http://leak.test/x'])
})

for (const family of FAMILIES) {
  // promise: persona-no-script, no-other-requests, no-navigation
  test(`${family.name}: saved and opened in the frame, nothing runs, leaves or navigates`, async ({
    context,
    page,
  }) => {
    const seen = await observe(context, product.origin)
    const saved = await savedOf(family.pages)
    await openFrames(
      page,
      saved.map(({ code }) => code),
    )
    await settle(page)
    expect(seen.ran).toEqual([])
    expect(seen.requested.filter((url) => url !== ALLOWED_IMAGE)).toEqual([])
    expect(seen.opened).toEqual([])
    expect(page.url()).toBe(`${product.origin}/about`)
    const strayed = page
      .frames()
      .slice(1)
      .filter((frame) => !frame.url().startsWith(`${product.origin}/persona/`))
    expect(strayed.map((frame) => frame.url())).toEqual([])
  })

  // promise: sanitiser-alone
  test(`${family.name}: sanitised, nothing runs even in a page without a policy`, async ({ context, page }) => {
    const seen = await observe(context, product.origin)
    const saved = await savedOf(family.pages)
    await page.setContent('<!doctype html><body></body>')
    await page.evaluate(
      (pages) => {
        addEventListener('click', (event) => event.preventDefault(), true)
        for (const html of pages) {
          for (let round = 0; round < 3; round++) {
            document.body.innerHTML = round === 0 ? html : String(document.body.innerHTML)
            for (const element of document.body.querySelectorAll('*'))
              for (const name of 'click focus focusin mouseover pointerenter load error toggle beforetoggle animationstart transitionend start finish bounce submit wheel contextmenu scrollend'.split(
                ' ',
              ))
                element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }))
          }
        }
      },
      saved.map(({ html }) => html),
    )
    await settle(page)
    expect(seen.ran).toEqual([])
    expect(seen.requested.filter((url) => url !== ALLOWED_IMAGE)).toEqual([])
    for (const { html } of saved) {
      expect(html.match(/pic\.test/g)?.length ?? 0).toBeLessThanOrEqual(1)
      expect(html).not.toMatch(/<script|<svg|<math|<iframe|<meta|<base|<link|<form|<template/i)
    }
  })

  // promise: frame-alone
  test(`${family.name}: unsanitised, the frame alone stops it`, async ({ context, page }) => {
    const seen = await observe(context, product.origin)
    const clean = await save('<p>x</p>')
    const codes = family.pages.map((_page, at) => `Frame${String(at).padStart(4, '2')}x`)
    await page.route(/\/persona\/Frame\w+\/frame$/, async (route) => {
      const at = Number(codes.findIndex((code) => route.request().url().includes(`/${code}/`)))
      const answer = await route.fetch({ url: `${product.origin}/persona/${clean?.code ?? ''}/frame` })
      await route.fulfill({ response: answer, body: `<!doctype html><html><body>${family.pages[at] ?? ''}` })
    })
    await openFrames(page, codes)
    await settle(page)
    expect(seen.ran).toEqual([])
    expect(seen.opened).toEqual([])
    expect(page.url()).toBe(`${product.origin}/about`)
    expect(seen.requested).toEqual([])
  })
}

// promise: frame-alone
test('the frame opened as a top-level page runs nothing either', async ({ context, page }) => {
  const seen = await observe(context, product.origin)
  const clean = await save('<p>x</p>')
  await page.route(/\/frame$/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `<script>${RUN}</script><img src=x onerror="${RUN}">` })
  })
  await page.goto(`${product.origin}/persona/${clean?.code ?? ''}/frame`)
  // No script of the frame can signal that it is done, so wait for a response of the server.
  await page.request.get(`${product.origin}/api/health`)
  expect(seen.ran).toEqual([])
})
