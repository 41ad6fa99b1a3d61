export type AccountMode = 'signin' | 'signup' | 'reset'

type Opener = (mode: AccountMode) => void

let opener: Opener | undefined

/** Opens the account dialog from anywhere. The dialog itself is fetched with the first call. */
export function openSignIn(mode: AccountMode = 'signin'): void {
  opener?.(mode)
}

/** For the one place on the page that shows the dialog. */
export function onOpenSignIn(open: Opener): () => void {
  opener = open
  return () => {
    if (opener === open) opener = undefined
  }
}
