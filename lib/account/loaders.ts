import 'server-only'
import { isOutage } from '@/lib/db/outage'
import { setPageUnavailable } from '@/lib/http/request-state'
import { listOwnIcons } from '@/lib/icons/own/data'
import { loadSession } from '@/lib/auth/loaders'
import { log } from '@/lib/log'
import { listKeys } from '@/lib/keys/data'
import type { ApiKeyView } from '@/lib/keys/schema'
import { readProfile } from '@/lib/people/data'
import type { Profile } from '@/lib/people/schema'
import { accountState, type AccountState } from './data'

type Account =
  | { state: 'guest' }
  | { state: 'away' }
  | ({ state: 'found'; email: string; icons: string[]; keys: ApiKeyView[]; profile: Profile } & AccountState)

/**
 * The data of the account page. During a database outage the page shows a message with status 503.
 */
export async function loadAccount(): Promise<Account> {
  try {
    const session = await loadSession()
    if (!session) return { state: 'guest' }
    const { email, viewer } = session
    const [account, icons, keys, profile] = await Promise.all([
      accountState(viewer.id),
      listOwnIcons(viewer.id),
      listKeys(viewer.id),
      readProfile(viewer.id),
    ])
    return { state: 'found', email, icons, keys, profile, ...account }
  } catch (error) {
    if (!isOutage(error)) throw error
    log.error({ err: error }, 'an account could not be read')
    setPageUnavailable()
    return { state: 'away' }
  }
}
