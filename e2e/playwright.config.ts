import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium, findHeadless } from '../scripts/find-chromium.ts'

const root = process.getuid?.() === 0
// `npm run dead-code` reads this file where there is no browser; the global setup refuses to start without one.
const browser = process.argv.includes('--headed') ? findChromium() : findHeadless()
/** A page of a journey lives for seconds: what V8 would save by optimizing costs more, as does a process that draws. */
const SPARING_FLAGS = ['--js-flags=--no-maglev --no-turbofan', '--in-process-gpu']

/** Journeys in a real browser; `fixtures/test.ts` says which shop each is in. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  globalSetup: './global-setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Journeys wait for the shop and for what moves about as long as they use the processor.
  workers: 3,
  retries: 0,
  // A journey takes seconds; the bounds are for a machine that is busy with other things.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-AE',
    timezoneId: 'Asia/Dubai',
    // Moving pictures take an eighth of the processor; `WITH_MOTION` is for whoever looks at them.
    contextOptions: { reducedMotion: 'reduce' },
    // Journeys answer requests themselves, which a worker would make past them; those about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: [...(root ? CHROMIUM_FLAGS : []), ...SPARING_FLAGS],
    },
  },
})
