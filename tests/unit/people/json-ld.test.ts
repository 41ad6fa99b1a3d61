import { expect, test } from 'vitest'
import { profileJsonLd } from '@/lib/people/json-ld'

const LINKS = ['https://one.example', 'https://two.example']

test('the markup of a profile names the links of its user, and leaves out an empty list', () => {
  const person = { id: 'u', userName: 'ada', links: LINKS }
  expect(profileJsonLd(person, []).mainEntity).toMatchObject({ name: 'ada', sameAs: LINKS })
  expect(profileJsonLd({ ...person, links: [] }, []).mainEntity).not.toHaveProperty('sameAs')
})
