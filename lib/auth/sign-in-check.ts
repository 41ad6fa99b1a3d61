import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { AppError } from '@/lib/errors'
import { addressKey } from '@/lib/http/client-address'
import { forgetPoints, returnPoint, takePoint } from '@/lib/http/rate-limit'
import { requestState, visitorAddress } from '@/lib/http/request-state'
import { log } from '@/lib/log'
import { checkPassword, type SignedInUser } from './accounts'
import { Email } from './email'
import { PASSWORD_MAX } from './password-rules'

/**
 * Passes errors other than a wrong password around next-auth, which would put them into a redirect.
 */
const failures = new AsyncLocalStorage<{ error?: unknown }>()

/**
 * Runs next-auth and throws the error of a sign-in inside it, such as a rate limit or an outage.
 */
export async function withSignInFailures(run: () => Promise<Response>): Promise<Response> {
  const holder: { error?: unknown } = {}
  const response = await failures.run(holder, run)
  if (holder.error !== undefined) throw holder.error
  return response
}

export async function checkSignIn(email: string, password: string): Promise<SignedInUser | null> {
  try {
    return await check(email, password)
  } catch (error) {
    const holder = failures.getStore()
    if (holder) holder.error = error
    throw new AppError('unauthenticated', 'Sign-in failed.', { cause: error })
  }
}

/**
 * Counts by account and address together, so that failures from other addresses never lock a user
 * out. Points are taken before the check, so that concurrent guesses are counted too.
 */
async function check(emailInput: string, password: string): Promise<SignedInUser | null> {
  const email = Email.safeParse(emailInput)
  if (!email.success || password.length > PASSWORD_MAX) return null
  const address = addressKey(visitorAddress())
  const key = `${email.data} ${address}`
  await takePoint('signInFailure', key)
  await takePoint('signInFailureAddress', address)
  const user = await checkPassword(email.data, password)
  if (!user) {
    log.warn({ requestId: requestState.getStore()?.requestId }, 'sign-in refused')
    return null
  }
  await forgetPoints('signInFailure', key)
  await returnPoint('signInFailureAddress', address)
  return user
}
