import { expect, test } from 'vitest'
import { isOutage, isSilence } from '@/lib/db/outage'

const refusal = (code: string) => Object.assign(new Error('the words of the server'), { code })

test.each([
  ['may only be read', '25006'],
  ['lets two wait for each other', '40P01'],
  ['could not put two changes in an order', '40001'],
  ['gave up waiting for a lock', '55P03'],
  ['ended a transaction in which nothing was asked', '25P03'],
  ['cannot read its disk', '58030'],
  ['was told to give up the question', '57014'],
  ['has no room or no connection left', '53300'],
])('a database that %s cannot do this now, and is not away', (_what, code) => {
  for (const error of [refusal(code), new Error('Prisma says it', { cause: refusal(code) })])
    expect([isOutage(error), isSilence(error)]).toEqual([true, false])
})

test.each(['23505', '42703', '22003'])('what the database refuses with %s is no outage', (code) => {
  expect(isOutage(refusal(code))).toBe(false)
})
