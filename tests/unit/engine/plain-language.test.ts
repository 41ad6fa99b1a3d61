import { describe, expect, test } from 'vitest'
import { generateStack } from '@/lib/engine/embedded/generate'
import { AppError } from '@/lib/errors'

/** Texts that neither name a tool nor wish for one: any answer would be made up. */

const generate = (prompt: string) => () => generateStack({ prompt, tools: '', intelligence: false })

describe('a story is refused', () => {
  test.each([
    'The bear crossed the river and the craft drifted away slowly.',
    'Yesterday we talked about the weather, the harvest and the price of bread.',
    'My grandmother kept her letters in a wooden box under the bed.',
    'He took the express train, read a few pages and fell asleep.',
    'It was a linear story with a bright arc, a slack rope and no notion of time.',
    'The teams met on the field, passed the ball and shook hands.',
    'Every summer the kids build a raft, catch fish and sleep outside.',
    'The council voted, the mayor sighed and the press went home.',
    'Nothing rhymes with orange, and purple is a mood.',
    'Der Zug war verspätet, das Essen kalt und der Kaffee dünn.',
    'Hier il a plu, nous sommes restés à la maison et nous avons lu.',
  ])('%s', (text) => expect(generate(text)).toThrow(AppError))
})

describe('a greeting or a question about something else is refused', () => {
  test.each([
    'Hi there',
    'How are you today?',
    'What time is it?',
    'Where do you live?',
    'tell me a joke',
    'thanks!',
    'I love you',
    '12345',
  ])('%s', (text) => expect(generate(text)).toThrow(AppError))
})

test.each(['Grumblebase, Quillfeather Pro.', 'blorp, zanz, quux'])(
  'a list of unknown names is kept, also with a full stop: %s',
  (text) => expect(generate(text)()).toHaveLength(1),
)
