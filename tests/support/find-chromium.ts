import { chromium } from '@playwright/test'
import { installedChromium } from './browser'

async function starts(executablePath: string): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    await browser.close()
    return true
  } catch (error) {
    console.error(
      `${executablePath} does not start: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
    )
    return false
  }
}

/** The first Chromium that starts: an installed one, or the one packed into an npm package. */
export async function findChromium(): Promise<string | undefined> {
  const installed = installedChromium()
  if (installed && (await starts(installed))) return installed
  const { default: packed } = await import('@sparticuz/chromium')
  const unpacked = await packed.executablePath()
  return (await starts(unpacked)) ? unpacked : undefined
}
