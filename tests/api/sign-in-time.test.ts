import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase } from '../support/api'
import { signInForm, signUp } from '../support/people'
import { startProduct, type Product } from '../support/product'

let product: Product
beforeAll(async () => {
  product = await startProduct({ DATABASE_URL: await freshDatabase() })
})
afterAll(() => product.stop())

// promise: sign-in-reveals-nothing
test('signing in takes the same time for an unknown address and a wrong password', async () => {
  const { email } = await signUp(product.origin)
  const form = await signInForm(product.origin)
  const attempt = async (address: string) => {
    const started = performance.now()
    await (await form.send(address, 'not the password')).text()
    return performance.now() - started
  }
  await Promise.all([attempt(email), attempt('unknown@example.com')])
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let round = 0; round < 41; round++) {
    times.known.push(await attempt(email))
    times.unknown.push(await attempt(`unknown${round}@example.com`))
  }
  // The least of many: what else runs on the machine only makes single attempts slower.
  const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)]
  console.log(`sign-in, least times: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms`)
  expect(Math.abs(known - unknown) / Math.max(known, unknown)).toBeLessThan(0.2)
})
