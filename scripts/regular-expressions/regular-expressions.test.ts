import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findExpressions } from './find-expressions.ts'
import { hostileText, listPumps, type Pump } from './hostile-texts.ts'

const SOURCES = 'packages/*/{src,app,service-worker}/**/*.{ts,tsx}'
const NO_PRODUCT = /\.(?:test|long)\.tsx?$|\/testing\//

/** Files with expressions that only read the shop's own data, or shortened text. */
const OTHERS_DO_NOT_WRITE: Readonly<Record<string, string>> = {
  'packages/server/src/pages/page-policy.ts': 'pages as they were rendered: texts of people are escaped',
  'packages/server/src/pages/themed-page.ts': 'pages as they were rendered',
  'packages/server/src/theme/house-tokens.ts': 'a style sheet of the shop itself',
  'packages/server/src/theme/theme-sheet.ts': 'the theme, a file of the operator',
  'packages/storefront/app/product/product-meta.ts': '160 letters of a description',
  'packages/storefront/app/shell/offline/read-seen-pages.ts': 'pages that this browser has kept',
  'packages/storefront/service-worker/cached-pages.ts': 'pages that this browser has kept',
  'packages/storefront/service-worker/old-page.ts': 'pages that this browser has kept',
}

/** Characters of a text. An expression whose steps double per character fails at the first length. */
const LENGTHS = { few: 24, some: 5_000, many: 50_000 }
/** Milliseconds of processor time. */
const WITHIN = { few: 5, some: 1, many: 20 }
/** Beyond this multiple of the limit, no longer text is needed. */
const BEYOND_DOUBT = 10
/** More than one, because garbage collection counts as time of this thread. */
const TRIES = 3
/** Milliseconds after which one try is enough, far longer than a garbage collection. */
const HOPELESS = 1_000

const expressions = globSync(SOURCES)
  .filter((file) => !NO_PRODUCT.test(file))
  .flatMap(findExpressions)

/** Milliseconds of this thread alone, so that other load does not matter. */
function measureCost(expression: RegExp, text: string): number {
  const began = process.threadCpuUsage()
  expression.lastIndex = 0
  if (expression.global) text.replace(expression, '')
  else expression.test(text)
  const { user, system } = process.threadCpuUsage(began)
  return (user + system) / 1_000
}

/** Lowest cost of some tries, relative to the limit of the length. */
function measureShare(expression: RegExp, pump: Pump, size: keyof typeof LENGTHS): number {
  const text = hostileText(pump, LENGTHS[size])
  let min = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES; tries += 1) {
    const cost = measureCost(expression, text)
    min = Math.min(min, cost / WITHIN[size])
    if (cost <= WITHIN[size] || cost > HOPELESS) break
  }
  return min
}

/** Only the longest text shows quadratic work: some machines measure CPU time in steps of several milliseconds. */
function isSlow(expression: RegExp, pump: Pump): boolean {
  if (measureShare(expression, pump, 'few') > 1) return true
  return measureShare(expression, pump, 'some') > BEYOND_DOUBT || measureShare(expression, pump, 'many') > 1
}

const slowText = (expression: RegExp): Pump | undefined =>
  listPumps(expression).find((pump) => isSlow(expression, pump))

test('every regular expression of the product is found, with a static pattern', () => {
  expect(expressions.length).toBeGreaterThan(400)
  expect(expressions.filter(({ expression }) => expression === null)).toEqual([])
})

test('every regular expression takes at most 20 ms of CPU for 50,000 hostile characters', () => {
  const slow = expressions.flatMap(({ file, written, expression }) => {
    if (file in OTHERS_DO_NOT_WRITE) return []
    const pump = expression && slowText(expression)
    return pump ? [`${file}: ${written} with ${JSON.stringify(pump)}`] : []
  })
  expect(slow).toEqual([])
}, 120_000)

test.each([
  ['a run before the end', /\/+$/],
  ['a run before a sign', /\s*%/],
  ['runs in runs', /^(?:a+)+$/],
  ['brackets that never close', /\(([^)]*)\)/g],
])('the search for hostile inputs finds %s', (_, expression) => {
  expect(slowText(expression)).toBeDefined()
})
