import { expect, test } from 'vitest'
import { countQuestion } from '@/lib/engine/model/budget'
import { RATE_RULES } from '@/lib/http/rate-rules'
import { requestState } from '@/lib/http/request-state'

const ask = (key: string, signedIn = false) =>
  requestState.run({ requestId: 'r', address: 'a', visitor: { key, signedIn } }, countQuestion)
const askOften = async (times: number, key: string, signedIn = false) => {
  for (let time = 0; time < times; time++) await ask(key, signedIn)
}

test('each guest has a daily budget, each user a larger one', async () => {
  await askOften(RATE_RULES.modelGuestDay.points, '203.0.113.1')
  await expect(ask('203.0.113.1')).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(/^Too many questions to the language model today\. Try again in 2[34] hours\.$/),
    headers: { 'retry-after': expect.any(String) },
  })
  await ask('203.0.113.2')
  await askOften(RATE_RULES.modelGuestDay.points + 1, 'user-1', true)
})

test('all visitors together have a daily budget, and its message names the site', async () => {
  const spendAll = async () => {
    for (let visitor = 0; ; visitor++) await askOften(RATE_RULES.modelGuestDay.points, `198.51.100.${visitor}`)
  }
  await expect(spendAll()).rejects.toMatchObject({
    status: 429,
    message: expect.stringMatching(
      /^The language model of this site has answered all that it may today\. Try again in/,
    ),
  })
})
