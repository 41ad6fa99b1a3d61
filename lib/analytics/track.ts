import type { ToolOpened } from './capture'

/**
 * Counts that a link was opened, where the server has written onto <html> that and where it is counted. The client
 * library is fetched with the first click: without a key no byte of it is ever sent.
 */
export function trackToolOpened({ text, link }: { text: string; link: string }, section: string): void {
  const { analyticsKey: key, analyticsHost: host } = document.documentElement.dataset
  if (key === undefined || host === undefined || hasOptedOut(window)) return
  void count({ key, host }, { tool: text, link, section })
}

async function count(settings: { key: string; host: string }, event: ToolOpened): Promise<void> {
  try {
    const { capture } = await import('./capture')
    capture(settings, event)
  } catch (error) {
    // A visitor who blocks it has decided so; the link opens all the same.
    console.debug('a click was not counted', error)
  }
}

interface PrivacySignals {
  doNotTrack?: string | null
  navigator: { doNotTrack?: string | null; globalPrivacyControl?: boolean }
}

/** Whether the visitor's browser says that nothing shall be counted: Do Not Track, or Global Privacy Control. */
export function hasOptedOut({ doNotTrack, navigator }: PrivacySignals): boolean {
  return (
    navigator.globalPrivacyControl === true ||
    [navigator.doNotTrack, doNotTrack].some((said) => said === '1' || said === 'yes')
  )
}
