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
  // Code that runs once on loading would need every test for each mutation.
  ignoreStatic: true,
  // Stryker reads it with a compiler interface that TypeScript 7 lacks; the tests only strip types.
  tsconfigFile: 'none.json',
  tempDirName: '.mutation',
}
