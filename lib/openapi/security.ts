import { sessionCookieName } from '@/lib/auth/session-cookie-name'
import { neededScope } from '@/lib/keys/needed-scope'
import type { Operation } from './operation'

/** Security schemes: how callers authenticate. */
export const securitySchemes = (origin: string) =>
  ({
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description: 'An API key of the account page: sb_ and 40 letters and digits. Or an ID token.',
    },
    idToken: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'Needs an ID token of /api/account/token; API keys are refused.',
    },
    claimSecret: {
      type: 'apiKey',
      in: 'header',
      name: 'X-Claim-Secret',
      description: 'The claim secret of a stack without owner, from the answer that saved it.',
    },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: sessionCookieName(origin.startsWith('https:')),
      description: 'Reads the session cookie; requests of other sites and API keys are refused.',
    },
  }) as const

export type SchemeName = keyof ReturnType<typeof securitySchemes>
type Requirement = Partial<Record<SchemeName, string[]>>

interface Callers {
  description: string
  /** Alternatives; an empty one means without credentials. */
  security: Requirement[]
}

export function callersOf({ method, path, needs }: Operation, origin: string): Callers {
  if (!path.startsWith('/api/')) return { description: 'For everyone, without a rate limit.', security: [{}] }
  if (needs === 'session' || needs === 'idToken')
    return { description: securitySchemes(origin)[needs].description, security: [{ [needs]: [] }] }
  const scope = neededScope(method.toUpperCase(), path)
  return {
    description: scope ? `API keys need the scope ${scope}.` : 'Without an API key.',
    security: [
      ...(needs ? [] : [{}]),
      ...(scope ? [{ bearer: [] }] : []),
      ...(needs === 'editor' ? [{ claimSecret: [] }] : []),
    ],
  }
}

/**
 * A key is counted, and the response reports the rest of its limit, on every route that accepts
 * keys.
 */
export const takesKey = ({ security }: Callers): boolean => security.some((requirement) => 'bearer' in requirement)
