export type AccountMode = 'signin' | 'signup' | 'reset'

type Opener = (mode: AccountMode) => void

let opener: Opener | undefined
let wanted: AccountMode | undefined

/** Opens the account dialog from anywhere. Its code loads with the first call. */
export function openSignIn(mode: AccountMode = 'signin'): void {
  if (opener) opener(mode)
  // Not hydrated yet: the dialog opens when its host is mounted.
  else wanted = mode
}

/** Registers the host of the dialog. */
export function onOpenSignIn(open: Opener): () => void {
  opener = open
  if (wanted) open(wanted)
  wanted = undefined
  return () => {
    if (opener === open) opener = undefined
  }
}
