import { createOpenAI } from '@ai-sdk/openai'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { maxBytes } from '@/lib/engine/model/answer-size'
import { boundedFetch } from '@/lib/engine/model/bounded-fetch'
import type { ModelSection } from '@/lib/engine/model/grounding'
import { readSections } from '@/lib/engine/model/read-sections'
import { named, stackAnswer, startModelServer, type ModelServer } from '../../../support/model-server'

let model: ModelServer
beforeAll(async () => {
  model = await startModelServer()
})
afterAll(() => model.stop())

const MAX_OUTPUT_TOKENS = 8_000

async function ask(maxOutputTokens = MAX_OUTPUT_TOKENS) {
  const openai = createOpenAI({
    apiKey: 'none',
    baseURL: model.origin,
    fetch: boundedFetch(maxBytes(maxOutputTokens, 'streamed')),
  })
  const sections: ModelSection[] = []
  const question = { task: 'generate', data: {}, schema: z.object({}), maxOutputTokens } as const
  await readSections(openai.chat('basic'), question, new AbortController().signal, (section) => sections.push(section))
  return sections
}

/** Four hundred tokens of about four characters for each tool of a section. */
const longText = (toolsOfSection: number): string =>
  stackAnswer(
    ...Array.from({ length: 10 }, (_, section): [string, object[]] => [
      `Part ${section}`,
      Array.from({ length: toolsOfSection }, (_, tool) =>
        named(`Gadget ${section} ${tool}`, {
          description: 'One plain sentence about a tool and its users. '.repeat(2),
        }),
      ),
    ]),
  ).text

/** Milliseconds of processor time, that of the stand-in included. */
async function timeToRead(toolsOfSection: number): Promise<number> {
  model.replies = [{ text: longText(toolsOfSection), pieces: 400 * toolsOfSection }]
  const before = process.cpuUsage()
  expect(await ask()).toHaveLength(10)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

test('reads 8,000 tokens in small deltas in time linear in their number', async () => {
  await timeToRead(20)
  const quarter = await timeToRead(5)
  // Four times as much; quadratic time would be sixteen times as much.
  expect(await timeToRead(20)).toBeLessThan(8 * quarter)
})

test('stops reading an endless text, and closes the connection', async () => {
  model.abandoned = 0
  model.replies = [{ text: '{"sections":[{"title":"', endless: 'abcd' }]
  await expect(ask(1_000)).rejects.toThrow('it is longer than 8000 characters')
  await expect.poll(() => model.abandoned).toBe(1)
})

test('stops reading endless sections at the twelfth, and closes the connection', async () => {
  model.abandoned = 0
  const section = JSON.stringify({ title: 'One', tools: [named('React')] })
  model.replies = [{ text: `{"sections":[${section}`, endless: `,${section}` }]
  expect(await ask()).toHaveLength(12)
  await expect.poll(() => model.abandoned).toBe(1)
})

test('stops reading endless bytes that hold no text', async () => {
  model.abandoned = 0
  model.replies = [{ text: '', endless: '' }]
  await expect(ask(10)).rejects.toMatchObject({ cause: { message: 'it is larger than 10240 bytes' } })
  await expect.poll(() => model.abandoned).toBe(1)
})
