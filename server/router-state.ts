import type { IncomingMessage } from 'node:http'
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js'

/**
 * Whether Next can read what a page in the browser says of itself when it asks for another one. What it cannot read, a
 * page of another release perhaps, it answers with 500; to whatever is no page the browser opens the address anew.
 */
export function hasReadableState({ headers }: IncomingMessage): boolean {
  try {
    parseAndValidateFlightRouterState(headers['next-router-state-tree'])
    return true
  } catch {
    return false
  }
}
