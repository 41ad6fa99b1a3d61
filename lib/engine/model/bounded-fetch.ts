import { OverlongAnswer } from './failure'

/**
 * What one token takes at most on the wire, with the frame of its event: a server that ignores the maximum of tokens must
 * not fill the memory.
 */
const MAX_BYTES_PER_TOKEN = 1024

/** `fetch` whose response body fails beyond the size that an answer of so many tokens can have. */
export function boundedFetch(maxOutputTokens: number): typeof fetch {
  const most = maxOutputTokens * MAX_BYTES_PER_TOKEN
  return async (input, init) => {
    const response = await fetch(input, init)
    let bytes = 0
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > most) controller.error(new OverlongAnswer(`it is larger than ${most} bytes`))
        else controller.enqueue(chunk)
      },
    })
    return new Response(response.body?.pipeThrough(counter) ?? null, response)
  }
}
