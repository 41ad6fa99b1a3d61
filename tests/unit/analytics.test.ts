import { expect, test } from 'vitest'
import { hasOptedOut } from '@/lib/analytics/track'

test.each([
  ['nothing said', { navigator: {} }, false],
  ['no objection', { doNotTrack: null, navigator: { doNotTrack: 'unspecified', globalPrivacyControl: false } }, false],
  ['Do Not Track', { navigator: { doNotTrack: '1' } }, true],
  ['an older browser’s Do Not Track', { navigator: { doNotTrack: 'yes' } }, true],
  ['Do Not Track on the window', { doNotTrack: '1', navigator: {} }, true],
  ['Global Privacy Control', { navigator: { globalPrivacyControl: true } }, true],
])('%s', (_what, browser, unwanted) => expect(hasOptedOut(browser)).toBe(unwanted))
