/**
 * The user who pressed Duplicate Page on this device, until the next save or sign-out. The specification fixes the name in
 * storage. A save does not ask it: it may only be sent when it is the signed-in user's own id, which is sent anyway.
 */
const KEY = 'duplicateUserId'

export function rememberDuplicateUser(userId: string): void {
  try {
    localStorage.setItem(KEY, userId)
  } catch {
    // Where storage is blocked nothing is remembered, and nothing is lost by that.
  }
}

export function forgetDuplicateUser(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing is stored where storage is blocked.
  }
}
