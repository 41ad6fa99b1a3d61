/**
 * Tells password managers whose password a form is about. Hidden by its attribute: an input of type "hidden" is no field to
 * Chromium. The page of a reset link does not know the address.
 */
export function UsernameField({ email = '' }: { email?: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
