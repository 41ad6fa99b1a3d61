import { OverlongAnswer } from './failure'

/**
 * `fetch` whose response body fails beyond `maxBytes`: an endless answer must not fill the memory.
 */
export function boundedFetch(maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    let bytes = 0
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes > maxBytes) controller.error(new OverlongAnswer(`it is larger than ${maxBytes} bytes`))
        else controller.enqueue(chunk)
      },
    })
    return new Response(response.body?.pipeThrough(counter) ?? null, response)
  }
}
