import { expect, test } from 'vitest'
import { errorMessage, serverMessage } from '@/lib/http/error-message'
import { RequestError } from '@/lib/http/fetch-json'

const refusal = (status: number) => new RequestError('Words of the server.', status)

test('the server’s message is used for 4xx responses only', () => {
  expect([400, 404, 429, 499].map((status) => serverMessage(refusal(status)))).toEqual(
    Array(4).fill('Words of the server.'),
  )
  expect([0, 200, 500, 503].map((status) => serverMessage(refusal(status)))).toEqual(Array(4).fill(undefined))
  expect(serverMessage(new TypeError('x is not a function'))).toBeUndefined()
})

test('the page’s own message is used for every error except 429', () => {
  expect([0, 400, 404, 500].map((status) => errorMessage(refusal(status), 'Ours.'))).toEqual(Array(4).fill('Ours.'))
  expect(errorMessage(refusal(429), 'Ours.')).toBe('Words of the server.')
})
