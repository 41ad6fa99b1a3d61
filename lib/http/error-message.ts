import { RequestError } from './fetch-json'

/**
 * The server's message for a 4xx: which input is wrong, or when to try again. Messages of 5xx help
 * no visitor.
 */
export function serverMessage(error: unknown): string | undefined {
  return error instanceof RequestError && error.status >= 400 && error.status < 500 ? error.message : undefined
}

/** The server's message if it says when to try again, else the page's own sentence. */
export function errorMessage(error: unknown, sentence: string): string {
  return error instanceof RequestError && error.status === 429 ? error.message : sentence
}
