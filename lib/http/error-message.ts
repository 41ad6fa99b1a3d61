import { RequestError } from './fetch-json'

/**
 * What the server says beyond the page's own sentence: which input is wrong, or when to try again. Its words for faults
 * of its own add nothing for the reader.
 */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof RequestError && error.status >= 400 && error.status < 500 ? error.message : undefined
}

/** The server's words where they say when to try again, else the page's own sentence. */
export function errorMessage(error: unknown, sentence: string): string {
  return error instanceof RequestError && error.status === 429 ? error.message : sentence
}
