import { expect, test } from 'vitest'
import { DatabaseUnavailable, isOutage, outageOf, StatementUnanswered } from '@/lib/db/outage'

const refusal = (code: string) => Object.assign(new Error('the words of the server'), { code })

test.each([
  ['may only be read', '25006'],
  ['lets two wait for each other', '40P01'],
  ['could not put two changes in an order', '40001'],
  ['gave up waiting for a lock', '55P03'],
  ['ended a transaction in which nothing was asked', '25P03'],
  ['ended a transaction that took too long', '25P04'],
  ['cannot read its disk', '58030'],
  ['was told to give up the question', '57014'],
  ['has no room left', '53100'],
  ['has no connection left', '53300'],
  ['knows another password', '28P01'],
  ['does not let this role in', '28000'],
  ['is not there any more', '3D000'],
])('a database that %s is running and has stored nothing', (_what, code) => {
  for (const error of [
    refusal(code),
    new Error('Prisma says it', { cause: refusal(code) }),
    { code: 'P2010', meta: { driverAdapterError: { cause: { kind: 'postgres', originalCode: code } } } },
  ])
    expect(outageOf(error)).toBe('unable')
})

test.each(['P1000', 'P2037', 'P2024', 'P2028'])(
  'Prisma’s error %s is an outage in which nothing was stored',
  (code) => {
    expect(outageOf(refusal(code))).toBe('unable')
  },
)

test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', '57P03', 'P1001'])(
  'with %s the database was not reached',
  (code) => {
    expect(outageOf(refusal(code))).toBe('unreached')
  },
)

test.each(['ECONNRESET', 'EPIPE', '57P01', '08006', 'P1017'])(
  'after %s the statement may have been executed',
  (code) => {
    expect(outageOf(refusal(code))).toBe('lost')
  },
)

test('a statement without an answer may have been executed, and an unsent one was not', () => {
  expect(outageOf(new StatementUnanswered())).toBe('lost')
  expect(outageOf(new Error('Connection terminated unexpectedly'))).toBe('lost')
  expect(outageOf(new DatabaseUnavailable())).toBe('unable')
})

test.each(['23505', '42703', '22003', 'P2002'])('the database’s error %s is not an outage', (code) => {
  expect(isOutage(refusal(code))).toBe(false)
})

test('numbers in an error message are not codes', () => {
  expect(isOutage(new Error('invalid input syntax: "the 53100 and 57014 are buses"'))).toBe(false)
})
