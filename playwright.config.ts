import { defineConfig, devices } from '@playwright/test'
import { installedChromium } from './tests/support/browser'
import { MODEL_PROJECT } from './tests/support/product-with-engine'

/** With the other engine every worker has a second product beside its own, and there are two cores. */
const withModel = { name: MODEL_PROJECT, timeout: 90_000, expect: { timeout: 20_000 } }

/** Every run tells the stories about what an engine does for a visitor with both; `STORIES_WITH=model` tells all with it. */
const projects =
  process.env.STORIES_WITH === 'model' ? [withModel] : [{ name: 'stories' }, { ...withModel, grep: /@engine/ }]

/** Two workers, each with a product of its own. Each story starts its own data, so their order is free. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.story.ts',
  globalSetup: './tests/support/built.ts',
  outputDir: 'test-results',
  workers: 2,
  // A story that fails once in a while fails: a second try would hide a race of the page.
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  forbidOnly: true,
  reporter: [['list']],
  projects,
  use: {
    ...devices['Desktop Chrome'],
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: installedChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A page of this very machine gets more from a browser than one over plain http from elsewhere.
        '--host-resolver-rules=MAP home.example 127.0.0.1',
      ],
    },
  },
})
