// `npm run bench:dev`: time from saving a file to the change on the page of `npm run dev`, in a copy of the sources and
// a browser. Prints the median of five edits (`-- --runs 9`) and the slowest, without a verdict. Needs an idle machine.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { type Development, startDevelopment } from '../../../e2e/fixtures/development/start-development.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '../../../scripts/find-chromium.ts'
import { printCells } from '../table.ts'
import { type Edit, PAGES, SERVER } from './edits.ts'

const RUNS = Number(parseArgs({ options: { runs: { type: 'string', default: '5' } } }).values.runs)

/** Seconds from saving to the changed text on the page. The first edit is not counted. */
async function times(
  shop: Development,
  { file, source, saying }: Edit,
  untilThere: (words: string) => Promise<void>,
): Promise<number[]> {
  const seconds: number[] = []
  let before = source
  for (let run = 0; run <= RUNS; run++) {
    const words = `Saved ${run}`
    const start = performance.now()
    await shop.edit(file, before, saying(words))
    await untilThere(words)
    seconds.push((performance.now() - start) / 1000)
    before = saying(words)
    // Developers look at a change before the next edit.
    await delay(500)
  }
  await shop.edit(file, before, source)
  return seconds.slice(1)
}

function row({ name }: Edit, seconds: number[]): string[] {
  const sorted = seconds.toSorted((a, b) => a - b)
  const [median = 0, slowest = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return [name, median.toFixed(2), slowest.toFixed(2)]
}

async function measure(shop: Development, page: Page): Promise<void> {
  const rows = [['from saving until it is there', 'median s', 'slowest s']]
  for (const edit of PAGES) {
    await page.goto(shop.url + edit.path, { waitUntil: 'networkidle' })
    rows.push(row(edit, await times(shop, edit, (words) => page.getByText(words).first().waitFor())))
  }
  const untilAnswered = async (words: string): Promise<void> => {
    const answer = await fetch(shop.url + SERVER.path)
    if (!(await answer.text()).includes(words)) return delay(20).then(() => untilAnswered(words))
  }
  rows.push(row(SERVER, await times(shop, SERVER, untilAnswered)))
  printCells(rows)
}

const folder = await mkdtemp(join(tmpdir(), 'shop dev '))
try {
  const shop = await startDevelopment(join(folder, 'data'))
  const args = process.getuid?.() === 0 ? CHROMIUM_FLAGS : []
  const browser = await chromium.launch({ executablePath: chromiumPath(), args })
  try {
    await measure(shop, await browser.newPage())
  } finally {
    await browser.close()
    await shop.stop()
  }
} finally {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
}
console.log(`\nmachine load after the benchmark: ${loadavg()[0]?.toFixed(1)}`)
