import { expect, test } from 'vitest'
import { RequestError } from '@/lib/http/fetch-json'
import { saveIdempotently } from '@/lib/stack/idempotent-save'

/** Sends `content` once and returns its key; `error` is the response. */
async function keyOf(content: unknown, error?: Error): Promise<string> {
  let sent = ''
  const send = (key: string) => {
    sent = key
    return error ? Promise.reject(error) : Promise.resolve()
  }
  await saveIdempotently(content, send).catch((thrown: unknown) => expect(thrown).toBe(error))
  return sent
}

test.each([
  ['an outage', new RequestError('The database did not answer in time.', 503)],
  ['no answer', new RequestError('Failed to save tech stack', 0)],
  ['half an answer', new RequestError('Failed to save tech stack', 201)],
  ['a rate limit', new RequestError('Too many saved stacks.', 429)],
])('after %s the same content is sent with the same key, until it is stored', async (what, error) => {
  const first = await keyOf({ name: what }, error)
  expect(await keyOf({ name: what }, error)).toBe(first)
  expect(await keyOf({ name: what })).toBe(first)
  expect(await keyOf({ name: what })).not.toBe(first)
})

test('other content has another key, and so has the same content after a refusal', async () => {
  const away = new RequestError('The database does not answer right now.', 503)
  const first = await keyOf({ name: 'one' }, away)
  expect(await keyOf({ name: 'two' }, away)).not.toBe(first)
  const refused = await keyOf({ name: 'three' }, new RequestError('Name is required', 400))
  expect(await keyOf({ name: 'three' })).not.toBe(refused)
})
