import { claimStacks } from '@/lib/auth/claim-stacks'
import { listClaims } from '@/lib/stack/claims'
import { toast, type NewToast } from '@/lib/toast'
import { toastFailure } from '@/lib/toast-failure'

const stacks = (count: number) => (count === 1 ? '1 stack' : `${count} stacks`)

const CLAIM_FAILED = 'The stacks could not be added to your account. Please try again.'

/** Adds what this device saved as a guest to the account, and says what came of it. */
export async function claimWithWords(): Promise<void> {
  try {
    const count = await claimStacks()
    if (count > 0) toast({ title: 'Success', description: `${stacks(count)} added to your profile.` })
    else toast({ title: 'Nothing to add', description: 'These stacks belong to somebody already or are gone.' })
  } catch (error) {
    toastFailure('Error', error, CLAIM_FAILED)
  }
}

/** What the message after signing in offers, when there is something to claim. */
export function claimAction(then: () => void): NewToast['action'] {
  const count = listClaims().length
  if (count === 0) return undefined
  return { label: `Claim ${stacks(count)}`, run: () => void claimWithWords().then(then) }
}
