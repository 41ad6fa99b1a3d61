import { defineConfig, devices } from '@playwright/test'
import { installedChromium } from './tests/support/browser'
import { MODEL_PROJECT } from './tests/support/product-with-engine'

/** Two workers, each with a product of its own. Each story starts its own data, so their order is free. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.story.ts',
  outputDir: 'test-results',
  workers: 2,
  // On two busy cores a story can run out of its time. One that needs its second try is reported as flaky, and one that
  // fails twice fails.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  forbidOnly: true,
  reporter: [['list']],
  projects: [
    { name: 'stories' },
    // What an engine does for a visitor is told with the other engine as well, which is a second product on two cores.
    { name: MODEL_PROJECT, grep: /@engine/, timeout: 90_000, expect: { timeout: 20_000 } },
  ],
  use: {
    ...devices['Desktop Chrome'],
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: installedChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
