import { formatCount } from '@/lib/text/format-count'
import { CLAIM_FAILED, claimStacks } from '@/lib/stack/claim-stacks'
import { listClaims } from '@/lib/stack/claims'
import { toast, type NewToast } from '@/lib/toast/toast'
import { toastFailure } from '@/lib/toast/failure'

/** Claims the stacks that this device saved as a guest, and shows the result as a toast. */
export async function claimWithWords(): Promise<void> {
  try {
    const count = await claimStacks()
    if (count > 0) toast({ title: 'Success', description: `${formatCount(count, 'stack')} added to your profile.` })
    else toast({ title: 'Nothing to add', description: 'These stacks were already claimed or deleted.' })
  } catch (error) {
    toastFailure('Error', error, CLAIM_FAILED)
  }
}

/** The action of the toast after signing in, if there are stacks to claim. */
export function claimAction(then: () => void): NewToast['action'] {
  const count = listClaims().length
  if (count === 0) return undefined
  return { label: `Claim ${formatCount(count, 'stack')}`, run: () => void claimWithWords().then(then) }
}
