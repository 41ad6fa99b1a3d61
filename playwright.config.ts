import { defineConfig, devices } from '@playwright/test'
import { fullChromium, installedChromium } from './tests/support/browser'
import { MODEL_PROJECT } from './tests/support/product-with-engine'

/** Longer timeouts, because with a model each worker runs a second product, on two cores. */
const withModel = { name: MODEL_PROJECT, timeout: 90_000, expect: { timeout: 20_000 } }

/**
 * Stories with a product of another configuration. They run after the others, which then share two
 * products.
 */
const CONFIGURED = ['accounts', 'api-keys', 'google-sign-in', 'analytics', 'explore-faults', 'outage'].map(
  (name) => `**/${name}.story.ts`,
)

/**
 * A headless shell paints and dispatches input without a window system, so these also run in a full
 * browser.
 */
const IN_WINDOW_SYSTEM = ['board-drag', 'system-settings'].map((name) => `**/${name}.story.ts`)

const launchOptions = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    // Browsers grant localhost more than other http origins, so stories can use another name for
    // this machine.
    '--host-resolver-rules=MAP home.example 127.0.0.1',
  ],
}
const full = fullChromium()
const inFullChromium = full
  ? [
      {
        name: 'full Chromium',
        testMatch: IN_WINDOW_SYSTEM,
        use: { launchOptions: { ...launchOptions, executablePath: full } },
      },
    ]
  : []

/**
 * Runs the stories tagged @engine with both engines. `STORIES_WITH=model` runs all stories with a
 * model.
 */
const projects =
  process.env.STORIES_WITH === 'model'
    ? [withModel]
    : [
        { name: 'stories', testIgnore: CONFIGURED },
        { name: 'configured', testMatch: CONFIGURED },
        { ...withModel, grep: /@engine/ },
        ...inFullChromium,
      ]

/**
 * Two workers, each with a separate product. Each story creates its data, so they may run in any
 * order.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.story.ts',
  globalSetup: './tests/support/build-once.ts',
  outputDir: 'test-results',
  workers: 2,
  // No retries: they would hide race conditions of pages.
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  forbidOnly: true,
  reporter: [['list']],
  projects,
  use: {
    ...devices['Desktop Chrome'],
    screenshot: 'only-on-failure',
    launchOptions: { ...launchOptions, executablePath: installedChromium() },
  },
})
