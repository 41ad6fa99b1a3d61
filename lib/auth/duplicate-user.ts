/** The user who pressed Duplicate Page on this device. The name in storage is fixed by the specification. */
const KEY = 'duplicateUserId'

export function rememberDuplicateUser(userId: string): void {
  try {
    localStorage.setItem(KEY, userId)
  } catch {
    // Without storage the current user's id is sent, which is the same one.
  }
}

export function forgetDuplicateUser(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing is stored where storage is blocked.
  }
}

/** The id that a save sends: the remembered one only while it is the signed-in user's own, never somebody else's. */
export function ownerToSend(currentUserId: string | undefined): string | undefined {
  try {
    const remembered = localStorage.getItem(KEY)
    return remembered !== null && remembered === currentUserId ? remembered : currentUserId
  } catch {
    return currentUserId
  }
}
