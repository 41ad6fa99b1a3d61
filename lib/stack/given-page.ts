import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from '@/lib/process-singleton'
import type { SharedPage } from './shared-page'

/** What Next renders within `run` shows this page instead of the stack of the address. */
export const givenPage = processSingleton('given-page', () => new AsyncLocalStorage<SharedPage>())
