export type AccountMode = 'signin' | 'signup' | 'reset'

type Opener = (mode: AccountMode) => void

let opener: Opener | undefined
let wanted: AccountMode | undefined

/** Opens the account dialog from anywhere. The dialog itself is fetched with the first call. */
export function openSignIn(mode: AccountMode = 'signin'): void {
  if (opener) opener(mode)
  // The page is still coming to life: the dialog opens as soon as its place is there.
  else wanted = mode
}

/** For the one place on the page that shows the dialog. */
export function onOpenSignIn(open: Opener): () => void {
  opener = open
  if (wanted) open(wanted)
  wanted = undefined
  return () => {
    if (opener === open) opener = undefined
  }
}
