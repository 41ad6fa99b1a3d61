/**
 * Messages between a visitor's tabs and windows. The sign-in window uses this channel and not
 * `window.opener`, which the provider's pages could access or clear.
 */
type AccountEvent =
  | { kind: 'google-done'; attempt: string }
  | { kind: 'google-failed'; attempt: string; code: string }
  | { kind: 'session'; issuedAt: number }

const NAME = 'stackbook-account'

/** An older token says nothing certain about the session, so pages ignore it. */
export const SYNC_MAX_AGE_MS = 5 * 60_000

/** Firefox has none if cookies are blocked; then each tab notices changes by itself. */
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

/** After signing in or out, or a new token: other tabs reload their user. */
export const broadcastSessionChange = (): void => broadcastAccountEvent({ kind: 'session', issuedAt: Date.now() })

export function subscribeAccountEvents(listen: (news: AccountEvent) => void): () => void {
  const tabs = channel()
  if (tabs) tabs.onmessage = (event: MessageEvent<AccountEvent>) => listen(event.data)
  return () => tabs?.close()
}

export const isSyncable = (issuedAt: number, now = Date.now()): boolean => now - issuedAt <= SYNC_MAX_AGE_MS
