import { removeLocal, writeLocal } from '@/lib/browser/local-storage'

/**
 * Stores who pressed Duplicate Page on this device. The storage name is part of the specification.
 * It is only ever used if it equals the signed-in user's id, which is sent anyway.
 */
const KEY = 'duplicateUserId'

export const rememberDuplicateUser = (userId: string): void => void writeLocal(KEY, userId)

export const forgetDuplicateUser = (): void => removeLocal(KEY)
