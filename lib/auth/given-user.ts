import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from '@/lib/process-singleton'
import type { ClientUser } from './client'

/** What Next renders within `run` shows this user instead of the one of the session. */
export const givenUser = processSingleton('given-user', () => new AsyncLocalStorage<ClientUser>())
