import { idToken } from '@/lib/auth/client'
import { RequestError } from '@/lib/http/fetch-json'
import { claimSecretOf } from './claims'

export interface EditCredentials {
  readonly token?: string | undefined
  readonly claimSecret?: string | undefined
}

/**
 * Credentials to change a stack: this device's claim secret for a stack without an owner, else the
 * ID token.
 */
export async function editCredentials({ id, userId }: { id: string; userId: string | null }): Promise<EditCredentials> {
  const claimSecret = userId === null ? claimSecretOf(id) : undefined
  if (claimSecret !== undefined) return { claimSecret }
  const token = await idToken()
  if (!token) throw new RequestError('Please sign in again.', 401)
  return { token }
}
