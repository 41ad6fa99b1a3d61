import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { JSDOM } from 'jsdom'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../support/free-port'
import { signUp } from '../support/people'
import { startProduct, type Product } from '../support/product'

let port: number
let product: Product
beforeAll(async () => {
  port = await freePort()
  product = await startProduct({ PORT: String(port), MAIL_FROM: 'Stackbook <stacks@example.com>' })
})
afterAll(() => product.stop())

test('without a mail server, mails are files in the data folder that only its owner can read, as text and HTML', async () => {
  const user = await signUp(product.origin)
  const folder = path.join(product.dataDir, 'outbox')
  const letters = () =>
    readdir(folder).then(
      (files) => files.filter((file) => file.endsWith('.eml')),
      () => [],
    )
  await expect.poll(letters, { timeout: 30_000 }).toHaveLength(1)
  const file = path.join(folder, (await letters())[0] ?? '')
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  const letter = await PostalMime.parse(await readFile(file))
  expect(letter).toMatchObject({
    from: { name: 'Stackbook', address: 'stacks@example.com' },
    to: [{ address: user.email }],
    subject: 'Confirm your address for Stackbook',
  })
  // Links contain the configured origin, never the Host header of a request.
  const home = `http://localhost:${port}`
  const link = new RegExp(`^${home}/account/verify#[\\w-]{43}$`, 'm').exec(letter.text ?? '')?.[0]
  expect(link).toBeDefined()
  const page = new JSDOM(letter.html).window.document
  expect([...page.querySelectorAll('a')].map(({ href }) => href)).toEqual([link, link, `${home}/`])
  expect(page.querySelectorAll('img, script, link, style')).toHaveLength(0)
  const shown = page.body.textContent.replaceAll(/\s+/g, ' ')
  const paragraphs = (letter.text ?? '').split(/\n\n/)
  for (const sentence of [paragraphs[0], paragraphs[2]]) expect(shown).toContain(sentence?.replaceAll(/\s+/g, ' '))
})
