import 'server-only'
import { accountState, type AccountState } from './account-care'
import { loadSession } from './loaders'

/** What the account page shows, or undefined for a guest. */
export async function loadAccount(): Promise<({ email: string } & AccountState) | undefined> {
  const session = await loadSession()
  return session && { email: session.email, ...(await accountState(session.viewer.id)) }
}
