import { defineConfig } from 'vitest/config'

/** One project per runtime; only `server-api` needs a database, which its global setup starts. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'] } },
      { test: { name: 'server-unit', include: ['packages/server/src/**/*.unit.test.ts'] } },
      {
        test: {
          name: 'server-api',
          include: ['packages/server/src/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts'],
          globalSetup: ['packages/server/src/testing/database-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'storefront', include: ['packages/storefront/app/**/*.test.ts'] } },
      {
        test: {
          name: 'scripts',
          include: ['scripts/**/*.test.ts', 'demo/**/*.test.ts', 'benchmarks/**/*.test.ts'],
        },
      },
    ],
  },
})
