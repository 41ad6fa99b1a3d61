/** Messages about signing in with Google. */

const NETWORK =
  'Google could not be reached. Check your connection and try again, or sign in with your email and password.'
const UNAUTHORISED = () =>
  `Google does not accept sign-ins from ${location.host} yet. The site’s administrators have to add its address to the allowed ones; until then, sign in with your email and password.`

/**
 * A Map, because the code is from the address, and an object would also have keys such as
 * `constructor`.
 */
const SENTENCES = new Map<string, string | (() => string)>(
  Object.entries({
    closed: 'The Google window was closed before you were signed in. Try again when you are ready.',
    access_denied: 'You did not allow the sign-in at Google, so nothing was changed.',
    unauthorized_client: UNAUTHORISED,
    invalid_client: UNAUTHORISED,
    redirect_uri_mismatch: UNAUTHORISED,
    invalid_request: UNAUTHORISED,
    server_error: NETWORK,
    temporarily_unavailable: NETWORK,
    network: NETWORK,
    OAuthSignin: NETWORK,
    OAuthCallback: 'Google’s answer could not be confirmed. Please try again.',
    OAuthAccountNotLinked:
      'This email address is already used by an account with a password. Sign in with the password, then connect Google on your account page.',
    AddressNotVerified:
      'Google has not confirmed this email address yet. Confirm it there first, or sign up here with a password.',
  }),
)

export const GOOGLE_DONE = 'Successfully signed in with Google!'
export const GOOGLE_BLOCKED = 'Your browser blocked the Google window, so you are taken to Google in this tab.'
export const GOOGLE_NOT_CONFIGURED = 'Google sign-in is not configured here.'

export function googleMessage(code: string): string {
  const sentence = SENTENCES.get(code)
  return (typeof sentence === 'function' ? sentence() : sentence) ?? 'An error occurred'
}
