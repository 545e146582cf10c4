import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongTestsFirstSequencer } from './packages/server/src/testing/long-first.ts'

/** A rule of pure functions takes milliseconds; the bound is for a machine that is busy with other things. */
const testTimeout = 20_000
/** What is waited for comes in milliseconds, too. */
const waits = { poll: { timeout: 15_000 } }
const patience = { testTimeout, expect: waits }
/** Files of one worker import each module once: importing took two thirds of the time. */
const shared = { isolate: false }

/** What processes of tests compiled once is read again, where `npm start` keeps it: they start with a third of the processor. */
const compiled = fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url))

/** Tests on PostgreSQL, which the global setup starts. */
const onPostgres = {
  ...shared,
  globalSetup: ['packages/server/src/testing/database-setup.ts'],
  env: { NODE_COMPILE_CACHE: compiled },
  testTimeout: 60_000,
  expect: waits,
  hookTimeout: 120_000,
}

/** One project per runtime; `server-slow` is the part of the API tests that `npm test` leaves out (decision 050). */
export default defineConfig({
  test: {
    sequence: { sequencer: LongTestsFirstSequencer },
    // Tests wait for PostgreSQL and for processes; on two cores the default would be a single worker.
    maxWorkers: 3,
    projects: [
      { test: { name: 'domain', ...patience, ...shared, include: ['packages/domain/src/**/*.test.ts'] } },
      {
        test: {
          name: 'server-unit',
          ...patience,
          ...shared,
          include: ['packages/server/src/**/*.unit.test.ts'],
        },
      },
      {
        test: {
          name: 'server-api',
          ...onPostgres,
          include: ['packages/server/src/**/*.test.ts'],
          exclude: ['**/*.{unit,slow}.test.ts'],
        },
      },
      {
        // Tests start whole shops, several times each.
        test: {
          name: 'server-slow',
          ...onPostgres,
          testTimeout: 240_000,
          include: ['packages/server/src/**/*.slow.test.ts'],
        },
      },
      {
        // Minutes long: real processes that are killed, stopped and flooded (docs/promises.md).
        test: {
          name: 'long',
          include: ['packages/server/src/testing/long/*.long.ts'],
          globalSetup: ['packages/server/src/testing/database-setup.ts'],
          testTimeout: 600_000,
          expect: waits,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'embedded-postgres',
          include: ['packages/embedded-postgres/src/**/*.test.ts'],
          testTimeout: 60_000,
          expect: waits,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'stripe-sandbox',
          ...patience,
          ...shared,
          include: ['packages/stripe-sandbox/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'backoffice',
          ...patience,
          ...shared,
          include: ['packages/backoffice/app/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'storefront',
          ...patience,
          ...shared,
          include: ['packages/storefront/{app,service-worker}/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'scripts',
          ...patience,
          ...shared,
          include: [
            'scripts/**/*.test.ts',
            'packages/cli/src/**/*.test.ts',
            'demo/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
        },
      },
    ],
  },
})
