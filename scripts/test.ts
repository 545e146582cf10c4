// `npm test`: the checks before a change is done, within eight minutes, summed up in one line. `npm run test:all`,
// which CI runs, adds checks that a change seldom breaks alone: audits of every screen, resilience, crashes, larger
// amounts.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { provideChromium } from './find-chromium.ts'
import { buildPages } from './pages-build/build-pages.ts'
import { exitCode, runQuietly, startTool } from './run-tool.ts'
import { addUp, type Count, countPlaywright, countVitest, oneCheck } from './test-counts.ts'

const isWhole = process.argv.includes('--all')

/** Projects of the API tests; the quick run skips crashes of whole processes, and the cluster. */
const API_PROJECTS = isWhole ? ['server-api', 'server-slow', 'embedded-postgres'] : ['server-api']

/** A fifth of the tests' defaults. */
const QUICK_AMOUNTS = { PAYMENT_MODEL_STEPS: '200', GENERATED_REQUEST_BATCHES: '8' }

/** Tasks of customers and staff. The other folders of `e2e` cover rare conditions and every screen. */
const QUICK_JOURNEYS = ['e2e/journeys/']

type Step = { title: string; run: () => Promise<Count> }

const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'))

/**
 * The steps of a group run in parallel. API tests run alone: they contain races, and a shop that refuses requests when
 * it is too slow.
 */
const groups: Step[][] = [
  [
    { title: 'Format and lint', run: () => check('biome', ['check', '--error-on-warnings', '.']) },
    { title: 'Types', run: () => check('node', ['scripts/types.ts']) },
    { title: 'Arrows', run: () => check('node', ['scripts/arrows/check-imports.ts']) },
    { title: 'House', run: () => check('node', ['scripts/house/house.ts']) },
    { title: 'Prose', run: () => check('node', ['scripts/prose/prose.ts']) },
    { title: 'Requirements', run: () => check('node', ['scripts/requirements/write-status.ts', '--check']) },
  ],
  [
    // After the type check, which generates the route types that pages import.
    { title: 'Dead code', run: () => check('knip', []) },
    { title: 'Build', run: async () => oneCheck(await buildPages()) },
    {
      title: 'Unit tests',
      run: () =>
        vitest('unit', ['domain', 'server-unit', 'storefront', 'backoffice', 'stripe-sandbox', 'scripts']),
    },
  ],
  [{ title: 'API tests on PostgreSQL', run: () => vitest('api', API_PROJECTS) }],
  [
    { title: 'Budgets', run: budgets },
    { title: 'Browser tests', run: playwright },
  ],
]

/** A failure does not stop the other reports. */
async function runAll(): Promise<Count> {
  const counts: Count[] = []
  for (const group of groups) {
    console.log(`\n== ${group.map(({ title }) => title).join(', ')}`)
    counts.push(...(await Promise.all(group.map(runStep))))
  }
  return addUp(counts)
}

async function runStep({ title, run }: Step): Promise<Count> {
  const start = performance.now()
  const count = await run()
  const seconds = Math.round((performance.now() - start) / 1000)
  console.log(`${title}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`)
  return count
}

async function check(name: string, args: string[]): Promise<Count> {
  const { code, printed } = await runQuietly(name, args)
  if (code !== 0) console.log(printed)
  return oneCheck(code === 0)
}

let provided: Promise<boolean> | undefined
/** Two steps need it; it is installed once. */
const hasChromium = (): Promise<boolean> => {
  provided ??= provideChromium()
  return provided
}

async function budgets(): Promise<Count> {
  if (!(await hasChromium())) return oneCheck(false)
  return check('node', ['scripts/budgets/budgets.ts'])
}

async function vitest(name: string, projects: string[]): Promise<Count> {
  const report = path.join(reports, `${name}.json`)
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--maxWorkers=2',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const { code, printed } = await runQuietly('vitest', args, { env: isWhole ? {} : QUICK_AMOUNTS })
  console.log(printed)
  return countVitest(report, code)
}

async function playwright(): Promise<Count> {
  if (!(await hasChromium())) return oneCheck(false)
  const report = path.join(reports, 'browser.json')
  const journeys = isWhole ? [] : QUICK_JOURNEYS
  const args = ['test', ...journeys, '--config', 'e2e/playwright.config.ts', '--reporter=dot,json']
  const code = await exitCode(
    startTool('playwright', args, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...plainOutput } }),
  )
  return countPlaywright(report, code)
}

/** Playwright sets colours itself and warns about conflicting settings. */
const plainOutput = { NO_COLOR: undefined, FORCE_COLOR: undefined }

const total = await runAll()
rmSync(reports, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
