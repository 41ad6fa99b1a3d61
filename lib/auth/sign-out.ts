import { paths } from '@/lib/paths'
import { forgetDuplicateUser } from './duplicate-user'
import { broadcastSessionChange } from './account-channel'
import { forgetIdToken } from './client'
import { postForm } from './post-form'

/** Ends the session of this browser. */
export async function signOut(): Promise<void> {
  await postForm(paths.api.signOut)
  forgetThisUser()
  broadcastSessionChange()
}

/** Removes the user's data from this device. */
export function forgetThisUser(): void {
  forgetIdToken()
  forgetDuplicateUser()
}
