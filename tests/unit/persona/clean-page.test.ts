import { afterEach, expect, test } from 'vitest'
import { cleanPage, setPageCleaner } from '@/lib/persona/sanitise/clean-page'
import { requestState } from '@/lib/http/request-state'

afterEach(() => setPageCleaner(undefined))

test('a page is cleaned by the server’s thread, which gets the origin of the request', async () => {
  const asked: unknown[] = []
  setPageCleaner((page) => {
    asked.push(page)
    return Promise.resolve({ answer: { html: '<p>clean</p>', removed: [] } })
  })
  const state = { requestId: 'r', address: 'a', origin: 'https://stacks.example' }
  expect(await requestState.run(state, () => cleanPage('<p>x'))).toEqual({ html: '<p>clean</p>', removed: [] })
  expect(asked).toEqual([{ source: '<p>x', origin: 'https://stacks.example' }])
})

test('an empty page and one beyond the limits are not sent to the thread', async () => {
  setPageCleaner(() => expect.fail('it was asked'))
  expect(await cleanPage(' ')).toEqual({ html: '', removed: [] })
  await expect(cleanPage('<b>'.repeat(4_001))).rejects.toMatchObject({ code: 'invalid_input' })
})

test('a refusal of the thread keeps its message and its field, and a full queue is 503', async () => {
  const details = [{ path: 'htmlContent', message: 'too deep' }]
  setPageCleaner(() => Promise.resolve({ refusal: { code: 'invalid_input', message: 'Too deep.', details } }))
  await expect(cleanPage('<p>x')).rejects.toMatchObject({ status: 400, message: 'Too deep.', details })
  setPageCleaner(() => Promise.resolve('crowded'))
  await expect(cleanPage('<p>x')).rejects.toMatchObject({ status: 503 })
})

test('without a thread, as in scripts, the page is cleaned in the same thread', async () => {
  expect((await cleanPage('<p onclick="x()">x</p>')).html).toBe('<p>x</p>')
})
