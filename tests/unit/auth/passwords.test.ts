import { expect, test } from 'vitest'
import { Password } from '@/lib/auth/password-rules'
import { hashPassword, passwordMatches } from '@/lib/auth/password'

const refused = (password: string) => !Password.safeParse(password).success

// promise: password-rules
test('common passwords are refused, in any letter case and with common endings', () => {
  const common = [
    'password',
    'Password1',
    'PASSWORD123!',
    '12345678',
    'qwertyuiop',
    'iloveyou',
    'Summer2024',
    'dragon2019',
  ]
  expect(common.filter((password) => !refused(password))).toEqual([])
})

test('a repetition of one or a few characters is refused', () => {
  expect(['aaaaaaaa', '12121212', 'abcabcabc', '????????'].filter((password) => !refused(password))).toEqual([])
})

// promise: password-rules
test('any other password from 8 to 128 characters is accepted', () => {
  const taken = [
    'correct horse battery',
    'xk7-vermilion',
    'пароль-кошки',
    '   spaces   ',
    '🦊🐻🐼🐨🐯🦁🐮🐷',
    'x1'.repeat(1) + 'yz'.repeat(63),
    'x'.repeat(128),
  ]
  expect(taken.filter(refused)).toEqual([])
})

test('shorter and longer ones are refused', () => {
  expect(refused('s3cr-t!')).toBe(true)
  expect(refused('🦊🐻🐼🐨🐯🦁🐮')).toBe(true)
  expect(refused(`kq${'wz'.repeat(64)}`)).toBe(true)
})

test('a password of 200,001 characters is refused in less than two seconds of processor time', () => {
  const before = process.cpuUsage()
  expect(refused(`a${'\u0315\u0300\u0327\u0323'.repeat(50_000)}`)).toBe(true)
  expect(process.cpuUsage(before).user).toBeLessThan(2_000_000)
})

// promise: password-rules
test('a password of 128 characters is compared to its last character', async () => {
  const long = 'k'.repeat(60) + 'z'.repeat(67)
  const hash = await hashPassword(`${long}a`)
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwordMatches(`${long}a`, hash)).toBe(true)
  expect(await passwordMatches(`${long}b`, hash)).toBe(false)
})

test('no password matches an account without one', async () => {
  expect(await passwordMatches('correct horse battery', null)).toBe(false)
  expect(await passwordMatches('', undefined)).toBe(false)
})
