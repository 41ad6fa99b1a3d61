import { expect, test } from 'vitest'
import { frameHeaders } from '@/lib/persona/frame'
import { SANDBOX } from '@/lib/persona/sandbox'
import { directives } from '../../support/observatory'

const policyWith = (image: string | undefined) => directives(frameHeaders(image)['content-security-policy'] ?? '')

test.each([
  'https://pictures.example/a;sandbox%20allow-scripts',
  'https://pictures.example/a;sandbox allow-scripts;script-src *',
  'https://pictures.example/a,default-src *',
  "https://pictures.example/a'unsafe-inline'",
  'https://pictures.example/a?x;sandbox allow-scripts',
  'https://pictures.example/a#;sandbox allow-scripts',
])('the picture %s adds its own address to the policy of the frame, and nothing else', (image) => {
  const [without, given] = [policyWith(undefined), policyWith(image)]
  const added = given.get('img-src')?.filter((source) => !without.get('img-src')?.includes(source))
  expect(added).toEqual([expect.stringMatching(/^https:\/\/pictures\.example\/a[^;,' ]*$/)])
  given.set('img-src', without.get('img-src') ?? [])
  expect([...given]).toEqual([...without])
  expect(given.get('sandbox')?.join(' ')).toBe(SANDBOX)
})

test('a picture on a host that no policy can name is not allowed', () => {
  expect(policyWith('https://[::1]/a.png')).toEqual(policyWith(undefined))
})
