import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/**
 * Where a Chromium is: named by CHROMIUM_PATH, the system's, Playwright's own download, or as the last resort the one
 * that an npm package brings, which scripts/test.ts unpacks and names by CHROMIUM_PATH.
 */
const SYSTEM = [
  // The same engine without a window system, and quicker for it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export function installedChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return named
  return [...SYSTEM, chromium.executablePath()].find((file) => existsSync(file))
}
