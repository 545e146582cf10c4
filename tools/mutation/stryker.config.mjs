import { chosenArea } from './areas.ts'

const area = chosenArea()

/** `npm run mutation`: changes the code in a copy and prints the changes that no test notices. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: process.env.MUTATION_FILES?.split(',') ?? area.mutate,
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: true },
  ignorePatterns: ['/demo', '/docs', '/e2e', '/screenshots', '/test-results', '**/build'],
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: area.atLeast },
  concurrency: 2,
  timeoutMS: 30_000,
  // What runs once on loading would take every test for each change.
  ignoreStatic: true,
  // It would be read with a compiler interface that TypeScript 7 does not have; the tests strip types alone.
  tsconfigFile: 'none.json',
  tempDirName: '.mutation',
}
