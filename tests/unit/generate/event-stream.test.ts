import { expect, test } from 'vitest'
import { readEvents, type StreamEvent } from '@/lib/generate/event-stream'

const encoder = new TextEncoder()

function streamOf(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
}

async function eventsIn(chunks: readonly Uint8Array[]): Promise<StreamEvent[]> {
  const events: StreamEvent[] = []
  for await (const event of readEvents(streamOf(chunks))) events.push(event)
  return events
}

const TEXT = 'event: section\ndata: {"title":"Höhenflug ✈"}\n\nevent: done\ndata: {"a":\ndata: 1}\n\n'
const EVENTS = [
  { event: 'section', data: '{"title":"Höhenflug ✈"}' },
  { event: 'done', data: '{"a":\n1}' },
]

test('several events in one chunk are emitted one by one', async () => {
  expect(await eventsIn([encoder.encode(TEXT)])).toEqual(EVENTS)
})

test('a chunk may end at any byte, also inside a character', async () => {
  const bytes = encoder.encode(TEXT)
  expect(bytes.length).toBeGreaterThan(TEXT.length)
  for (let at = 0; at <= bytes.length; at++) {
    expect(await eventsIn([bytes.slice(0, at), bytes.slice(at)]), `cut at ${at}`).toEqual(EVENTS)
  }
})

test('single bytes give the same events as one chunk, with any kind of line end', async () => {
  for (const lineEnd of ['\n', '\r\n', '\r']) {
    const bytes = encoder.encode(TEXT.replaceAll('\n', lineEnd) + '\n\n')
    expect(await eventsIn([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(EVENTS)
  }
})

test('an unfinished event, comments and events without data are left out', async () => {
  expect(await eventsIn([encoder.encode(': hello\n\nevent: empty\n\ndata: one\n\ndata: cut')])).toEqual([
    { event: 'message', data: 'one' },
  ])
})
