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
  // Generous, because whole HTML pages are slow on a busy machine; speed is measured by the
  // benchmarks.
  testTimeout: 30_000,
  hookTimeout: 120_000,
}

const overTheProduct = {
  globalSetup: ['tests/support/postgres.ts'],
  // Generous, because starting a product is slow on a busy machine; speed is measured by the
  // benchmarks.
  testTimeout: 180_000,
  hookTimeout: 240_000,
}

const apiFiles = (...names: string[]) => names.map((name) => `tests/api/${name}.test.ts`)

/** Files that measure times, so they run one after another, and `npm test` runs nothing beside. */
const ALONE = apiFiles('outage', 'locked-tables', 'partial-requests', 'sign-in-time')

/**
 * Files that change the build's files, so no other product may start. `npm test` runs the
 * evaluation beside them.
 */
const CHANGING_BUILD = apiFiles('development', 'standalone')

/** Waits idle for a minute, so `npm test` runs it in parallel with the stories. */
const WAITING = apiFiles('silent-connections')

/**
 * Modules without state and mocks that take long to load: loaded once for all test files
 * (`isolate: false`).
 */
const PURE = ['catalog', 'engine'].map((name) => `tests/unit/${name}/**/*.test.{ts,tsx}`)

/**
 * `unit` is pure logic. Files of `contract` and `api` have separate databases or share two
 * products, so they may run in any order; three run in parallel on two cores, because a product
 * waits as much as it works. The files of `alone` run one after another.
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
          exclude: [...ALONE, ...CHANGING_BUILD, ...WAITING],
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        ...shared,
        test: { ...overTheProduct, name: 'alone', include: ALONE, maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
      ...[
        { name: 'changing-build', include: CHANGING_BUILD, order: 3 },
        { name: 'waiting', include: WAITING, order: 4 },
      ].map(({ name, include, order }) => ({
        ...shared,
        test: {
          ...overTheProduct,
          name,
          include,
          globalSetup: ['tests/support/build-once.ts'],
          maxWorkers: 1,
          sequence: { groupOrder: order },
        },
      })),
    ],
  },
})
