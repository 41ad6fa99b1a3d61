import { fetchJson, RequestError } from '@/lib/http/fetch-json'
import { paths } from '@/lib/paths'
import { postForm } from './post-form'

/** What the account form sends. Each throws a RequestError whose message is for the visitor. */

const FAILED = 'An error occurred'
const WRONG = 'The e-mail address or the password is not right.'

export async function signInWithPassword(email: string, password: string): Promise<void> {
  const next = await postForm(paths.api.passwordSignIn, { email, password, callbackUrl: location.origin })
  if (next.searchParams.has('error')) throw new RequestError(WRONG, 401)
}

export async function signUp(email: string, password: string): Promise<void> {
  await fetchJson(paths.api.signup, { method: 'POST', body: { email, password }, fallback: FAILED })
  await signInWithPassword(email, password)
}

export async function askForReset(email: string): Promise<void> {
  await fetchJson(paths.api.reset, { method: 'POST', body: { email }, fallback: FAILED })
}

/** The address of the provider's sign-in, which redirects back to the popup page. */
export function googleAddress(): Promise<URL> {
  const callbackUrl = `${location.origin}${paths.accountPopup}?done=1`
  return postForm(paths.api.googleSignIn, { callbackUrl })
}
