import { chromium } from '@playwright/test'
import { freePort } from '../../../scripts/dev/free-port.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '../../../scripts/find-chromium.ts'
import { printCells } from '../table.ts'
import { audit, type Device, inTheMiddle, type Verdict } from './audit-page.ts'

export type Place = [name: string, address: string]

/** Runs a browser with an open debugging port. */
async function inBrowser<Result>(work: (debugPort: number) => Promise<Result>): Promise<Result> {
  const debugPort = await freePort()
  const args = [...(process.getuid?.() === 0 ? CHROMIUM_FLAGS : []), `--remote-debugging-port=${debugPort}`]
  const browser = await chromium.launch({ executablePath: chromiumPath(), args })
  return work(debugPort).finally(() => browser.close())
}

async function auditAll(
  places: readonly Place[],
  device: Device,
  runs: number,
  debugPort: number,
): Promise<[string, Verdict][]> {
  const verdicts: [string, Verdict][] = []
  for (const [name, address] of places) {
    const results: Verdict[] = []
    for (let run = 0; run < runs; run++) results.push(await audit(address, device, debugPort))
    verdicts.push([name, inTheMiddle(results)])
  }
  return verdicts
}

/** Prints the Lighthouse scores of these pages, and the audits that cost points. */
export async function printLighthouse(places: readonly Place[], device: Device, runs: number): Promise<void> {
  const verdicts = await inBrowser((debugPort) => auditAll(places, device, runs, debugPort))
  const title = ['performance', 'accessibility', 'best practices', 'SEO', 'LCP s', 'CLS', 'TBT ms', 'KB']
  const rows = verdicts.map(([name, { scores, lcp, cls, tbt, bytes }]) => [
    name,
    ...scores.map((score) => String(Math.round(score * 100))),
    (lcp / 1000).toFixed(2),
    cls.toFixed(3),
    tbt.toFixed(0),
    (bytes / 1000).toFixed(0),
  ])
  printCells([[`on a ${device}`, ...title], ...rows])
  for (const [name, { complaints }] of verdicts)
    for (const complaint of complaints) console.log(`\n${name}: ${complaint}`)
  console.log('')
}
