/**
 * What the tabs and windows of one visitor tell each other. The sign-in window reports here and never by
 * `window.opener`, which the provider's pages could reach or cut.
 */
type AccountEvent =
  | { kind: 'google-done'; attempt: string }
  | { kind: 'google-failed'; attempt: string; code: string }
  | { kind: 'session'; issuedAt: number }

const NAME = 'stackbook-account'

/** A token as old as this says nothing certain about the session any more, so pages are not changed by it. */
export const SYNC_MAX_AGE_MS = 5 * 60_000

/** Firefox has none for whoever blocks cookies: then nobody is told, and each tab finds out by itself. */
function channel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(NAME)
  } catch {
    return undefined
  }
}

export function broadcastAccountEvent(news: AccountEvent): void {
  const tabs = channel()
  tabs?.postMessage(news)
  tabs?.close()
}

/** Somebody came, left or has another token now: the other tabs ask who it is. */
export const broadcastSessionChange = (): void => broadcastAccountEvent({ kind: 'session', issuedAt: Date.now() })

export function subscribeAccountEvents(listen: (news: AccountEvent) => void): () => void {
  const tabs = channel()
  if (tabs) tabs.onmessage = (event: MessageEvent<AccountEvent>) => listen(event.data)
  return () => tabs?.close()
}

export const isSyncable = (issuedAt: number, now = Date.now()): boolean => now - issuedAt <= SYNC_MAX_AGE_MS
