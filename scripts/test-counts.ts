import { existsSync, readFileSync } from 'node:fs'

export type Count = { passed: number; failed: number }

export const oneCheck = (passed: boolean): Count => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 })

export const addUp = (counts: Count[]): Count =>
  counts.reduce((sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }), {
    passed: 0,
    failed: 0,
  })

type VitestReport = { numPassedTests: number; numFailedTests: number }

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

export const countVitest = (report: string, exitCode: number): Count =>
  countRun<VitestReport>(report, exitCode, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }))

/** A test that passed only on a retry has failed. */
export const countPlaywright = (report: string, exitCode: number): Count =>
  countRun<PlaywrightReport>(report, exitCode, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
  }))

/** A run that failed as a whole (a file that does not load, no report, no test) counts as at least one failure. */
function countRun<Report>(file: string, exitCode: number, read: (report: Report) => Count): Count {
  if (!existsSync(file)) return oneCheck(false)
  const count = read(JSON.parse(readFileSync(file, 'utf8')))
  const nothingRan = count.passed + count.failed === 0
  const hiddenFailure = exitCode !== 0 && count.failed === 0
  return nothingRan || hiddenFailure ? addUp([count, oneCheck(false)]) : count
}
