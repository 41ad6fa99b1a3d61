import { expect, test } from 'vitest'
import { namesIn, peopleIn, stackFor, titlesIn } from './wishing'

test('whose mother is old cares for her, whatever the wish says of her things', () => {
  const wish = "how do i keep track of my elderly mum's medication and appointments?"
  expect(namesIn(wish)).toContain('Medisafe')
  for (const other of ['GoHenry', 'Greenlight', 'RaceChrono']) expect(namesIn(wish)).not.toContain(other)
  expect(peopleIn("my dad's vinyl collection")?.join()).not.toMatch(/carer/i)
})

test('who says who they are, and on what they all are, has told no stack', () => {
  expect(namesIn('customer support team of 8, we are all on slack').length).toBeGreaterThan(15)
  expect(namesIn('customer support team of 8, we are all on slack')).toContain('Slack')
  expect(namesIn('I am on Slack')).toEqual(['Slack'])
})

test('whoever learns finds lessons first, also where such people keep some behind their things', () => {
  expect(titlesIn('I want to learn to cook')[0]).toBe('Learning to cook better')
  expect(titlesIn('home cook')[0]).not.toBe('Learning to cook better')
  expect(stackFor('how to learn guitar as an adult')[0]?.tools.map(({ text }) => text)).toContain('JustinGuitar')
})
