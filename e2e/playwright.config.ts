import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, findHeadless } from '../scripts/find-chromium.ts'

const root = process.getuid?.() === 0
// `npm run dead-code` reads this file without a browser; the global setup refuses to start without one.
const browser = process.argv.includes('--headed') ? findChromium() : findHeadless()
/** Journey pages live for seconds: V8's optimization and a separate process for drawing cost more than they save. */
const SPARING_FLAGS = ['--js-flags=--no-maglev --no-turbofan', '--in-process-gpu']

/** Journeys in a real browser; `fixtures/test.ts` chooses the shop of each one. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Journeys spend as much time waiting for the shop and for animations as on the processor.
  workers: 3,
  retries: 0,
  // A journey takes seconds; the limits allow for a busy machine.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-AE',
    timezoneId: 'Asia/Dubai',
    // Animations take an eighth of the processor; `WITH_MOTION` turns them on.
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys answer requests themselves, which a worker would bypass; journeys about the worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [...(root ? CHROMIUM_FLAGS : []), ...SPARING_FLAGS],
    },
  },
})
