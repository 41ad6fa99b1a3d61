import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const shared = {
  plugins: [react()],
  resolve: {
    tsconfigPaths: true,
    alias: { 'server-only': new URL('./tests/support/server-only.ts', import.meta.url).pathname },
  },
}

const unit = {
  include: ['tests/unit/**/*.test.{ts,tsx}'],
  setupFiles: ['tests/support/environment.ts'],
  // A busy machine takes its time for whole HTML pages; what is too slow is judged by the benchmarks.
  testTimeout: 30_000,
  hookTimeout: 120_000,
}

const overTheProduct = {
  globalSetup: ['tests/support/postgres.ts'],
  // A product that a test starts takes its time on a busy machine; what is too slow is judged by the benchmarks.
  testTimeout: 180_000,
  hookTimeout: 240_000,
}

/** They hold the product to a time, or work on the files that every product is served from. */
const ALONE = ['outage', 'locked-tables', 'steadfast', 'development', 'standalone'].map(
  (name) => `tests/api/${name}.test.ts`,
)

/** It waits for a minute, and does nothing meanwhile: `npm test` runs it beside the stories. */
const WAITING = ['tests/api/silent-connections.test.ts']

/** What neither keeps anything between two calls nor is stood in for, and takes long to load: loaded once for all. */
const PURE = ['catalog', 'engine'].map((name) => `tests/unit/${name}/**/*.test.{ts,tsx}`)

/**
 * `unit` is pure logic. `contract` and `api` run over real databases, each file over its own: three at a time on two
 * cores, because a product waits as much as it works. The files of `alone` take turns.
 */
export default defineConfig({
  test: {
    projects: [
      { ...shared, test: { ...unit, name: 'unit', exclude: PURE } },
      { ...shared, test: { ...unit, name: 'unit-pure', include: PURE, isolate: false } },
      {
        ...shared,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          setupFiles: ['tests/support/environment.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...shared,
        test: {
          ...overTheProduct,
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: [...ALONE, ...WAITING],
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...shared,
        test: { ...overTheProduct, name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
      {
        ...shared,
        test: {
          ...overTheProduct,
          name: 'waiting',
          include: WAITING,
          globalSetup: ['tests/support/built.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
