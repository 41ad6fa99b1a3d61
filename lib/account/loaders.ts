import 'server-only'
import { listOwnIcons } from '@/lib/icons/own/data'
import { accountState, type AccountState } from './data'
import { loadSession } from '@/lib/auth/loaders'

/** What the account page shows, or undefined for a guest. */
export async function loadAccount(): Promise<({ email: string; icons: string[] } & AccountState) | undefined> {
  const session = await loadSession()
  if (!session) return undefined
  const { email, viewer } = session
  const [state, icons] = await Promise.all([accountState(viewer.id), listOwnIcons(viewer.id)])
  return { email, icons, ...state }
}
