import { sessionToken } from '@/lib/auth/client'
import { fetchJson, RequestError } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { emitClaimed, removeClaim, listClaims } from './claims'

export const CLAIM_FAILED = 'The stacks could not be added to your account. Please try again.'

/** Deleted, or already claimed: its secret is no longer valid. */
const isHopeless = (error: unknown) => error instanceof RequestError && (error.status === 403 || error.status === 404)

/**
 * Claims the stacks that this device saved as a guest for the signed-in user. Returns how many were
 * claimed.
 */
export async function claimStacks(): Promise<number> {
  const token = await sessionToken()
  let claimed = 0
  for (const { id, claimSecret } of listClaims()) {
    try {
      const { userId } = await fetchJson<{ userId: string }>(paths.api.stackClaim(id), {
        method: 'POST',
        body: { secret: claimSecret },
        token,
        fallback: CLAIM_FAILED,
      })
      claimed += 1
      emitClaimed({ id, userId })
    } catch (error) {
      if (!isHopeless(error)) throw error
    }
    removeClaim(id)
  }
  return claimed
}
