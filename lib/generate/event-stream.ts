/**
 * Parses server-sent events from a response body, because `EventSource` can neither POST nor report
 * a status.
 */

export interface StreamEvent {
  readonly event: string
  readonly data: string
}

function parseEvent(block: string): StreamEvent | undefined {
  let event = 'message'
  const data: string[] = []
  for (const line of block.split('\n')) {
    const colon = line.indexOf(':')
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    else if (field === 'data') data.push(value)
  }
  return data.length > 0 ? { event, data: data.join('\n') } : undefined
}

/**
 * Yields events in order, for any division into chunks. An unfinished event at the end is dropped.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      rest += decoder.decode(value, { stream: true })
      // A carriage return at the end may be the first half of a line end.
      const held = rest.endsWith('\r') ? '\r' : ''
      const blocks = rest
        .slice(0, rest.length - held.length)
        .replaceAll(/\r\n?/g, '\n')
        .split('\n\n')
      rest = (blocks.pop() ?? '') + held
      for (const block of blocks) {
        const event = parseEvent(block)
        if (event) yield event
      }
    }
  } finally {
    reader.releaseLock()
  }
}
