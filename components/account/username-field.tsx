/**
 * A hidden user name, so that password managers know whose password a form is about. Hidden by
 * attribute, because Chromium ignores inputs of type "hidden". A reset link does not contain the
 * address, so it may be empty.
 */
export function UsernameField({ email = '' }: { email?: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
