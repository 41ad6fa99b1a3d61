import type { ToolOpened } from './capture'

/**
 * Counts an opened link, if the server has enabled that on <html>. The client library loads with
 * the first click.
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
    // Blocked by the visitor. The link opens all the same.
    console.debug('a click was not counted', error)
  }
}

interface PrivacySignals {
  doNotTrack?: string | null
  navigator: { doNotTrack?: string | null; globalPrivacyControl?: boolean }
}

/** Whether the browser sends Do Not Track or Global Privacy Control. */
export function hasOptedOut({ doNotTrack, navigator }: PrivacySignals): boolean {
  return (
    navigator.globalPrivacyControl === true ||
    [navigator.doNotTrack, doNotTrack].some((said) => said === '1' || said === 'yes')
  )
}
