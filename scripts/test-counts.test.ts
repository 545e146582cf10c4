import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addUp, countPlaywright, countVitest } from './test-counts.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'test-counts-'))

afterAll(() => rmSync(folder, { recursive: true }))

function report(content: object): string {
  const file = path.join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('tests are counted one by one', () => {
  const vitest = countVitest(report({ numPassedTests: 7, numFailedTests: 2 }), 1)
  const browser = countPlaywright(report({ stats: { expected: 3, unexpected: 1, flaky: 1 } }), 1)
  expect(addUp([vitest, browser])).toEqual({ passed: 10, failed: 4 })
})

test('a run that fails without a failed test is a failure', () => {
  expect(countVitest(report({ numPassedTests: 7, numFailedTests: 0 }), 1)).toEqual({ passed: 7, failed: 1 })
})

test.each([
  ['without a report', () => countVitest(path.join(folder, 'none.json'), 0)],
  ['without a test', () => countPlaywright(report({ stats: { expected: 0, unexpected: 0, flaky: 0 } }), 0)],
])('a run %s is a failure', (_what, count) => {
  expect(count().failed).toBe(1)
})
