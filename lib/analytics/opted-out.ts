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
