import { removeLocal, writeLocal } from '@/lib/browser/local-storage'

/**
 * The user who pressed Duplicate Page on this device. The name in storage is fixed by the specification. No save reads it:
 * it counts only where it is the signed-in user's own id, and that is sent anyway.
 */
const KEY = 'duplicateUserId'

export const rememberDuplicateUser = (userId: string): void => void writeLocal(KEY, userId)

export const forgetDuplicateUser = (): void => removeLocal(KEY)
