import { expect, test } from 'vitest'
import { answerPage } from '@/lib/engine/answer'
import { answerInProcess } from '../../support/in-process-engine'

answerInProcess()

const wish = { prompt: 'pink background', title: 'Me', description: 'Location: Oslo', mode: 'adjust' } as const
const stays = new AbortController().signal

// promise: client-errors-are-4xx
test('a page with 4,000 nested rules is changed without them', async () => {
  const html = `<p>Me</p><style>${'@media x{'.repeat(4_000)}</style>`
  const answer = await answerPage({ ...wish, html }, stays)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toMatch(/^<p>Me<\/p>(?!.*@media)/)
})
