import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { startStandIn, type StandIn } from './stand-in'

/**
 * A server of server-sent events, controlled by the test: it can answer slowly, stall, and break
 * the connection.
 */
export interface EventServer extends StandIn {
  /** The next request, or one that has arrived already. */
  next: () => Promise<EventAnswer>
}

interface EventAnswer {
  send: (event: string, data: unknown) => void
  end: () => void
  breakOff: () => void
  /** Settles when the client has disconnected. */
  readonly left: Promise<unknown>
}

function answerOf(response: ServerResponse): EventAnswer {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  return {
    send: (event, data) => response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => response.end(),
    breakOff: () => response.destroy(),
    left: once(response, 'close'),
  }
}

export async function startEventServer(): Promise<EventServer> {
  const waiting: ((answer: EventAnswer) => void)[] = []
  const come: EventAnswer[] = []
  const server = await startStandIn((request, response) => {
    request.resume()
    const answer = answerOf(response)
    const taker = waiting.shift()
    if (taker) taker(answer)
    else come.push(answer)
  })
  return {
    ...server,
    next: () => {
      const answer = come.shift()
      return answer ? Promise.resolve(answer) : new Promise((resolve) => waiting.push(resolve))
    },
  }
}
