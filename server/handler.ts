import type { IncomingMessage, ServerResponse } from 'node:http'

/** One layer of the server; a layer calls the next one with the same request and response. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>
