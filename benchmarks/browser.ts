// `npm run bench:browser`: what Lighthouse says about a fresh shop in production mode, or about the one at SHOP_URL, as on a
// phone and on a computer. Prints the median of five runs a page (`-- --runs 3`) and what keeps it from full marks; judges
// nothing. Needs a calm machine.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { freePort } from '../scripts/dev/free-port.ts'
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/find-chromium.ts'
import { audit, type Device, inTheMiddle, type Verdict } from './audit-page.ts'
import { startNode, stop, untilReady } from './processes.ts'
import { printCells } from './table.ts'
import { untilPicturesAreMade } from './until-pictures-are-made.ts'

const PICTURE_SECONDS = 900
const DEVICES: readonly Device[] = ['phone', 'computer']
const RUNS = Number(parseArgs({ options: { runs: { type: 'string', default: '5' } } }).values.runs)

/** Opens a shop and waits until it answers. */
async function open(folder: string, port: number, pictureJob: 'on' | 'off') {
  const url = `http://localhost:${port}`
  const server = startNode(['scripts/start.ts'], {
    DATA_DIR: join(folder, 'data'),
    PORT: String(port),
    PUBLIC_URL: url,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    PICTURE_JOB: pictureJob,
  })
  await untilReady(server, `${url}/readyz`, 120)
  return { url, server }
}

type Place = [name: string, address: string]

async function places(url: string): Promise<Place[]> {
  const response = await fetch(`${url}/api/product/list?limit=1&inStock=true`)
  const { products } = (await response.json()) as { products: { _id: string }[] }
  const productIn = async (base: string) => (await fetch(`${url}${base}/products/${products[0]?._id}`)).url
  return [
    ['home', `${url}/`],
    ['products', `${url}/products`],
    ['product page', await productIn('')],
    ['home in Arabic', `${url}/ar`],
    ['products in Arabic', `${url}/ar/products`],
    ['product page in Arabic', await productIn('/ar')],
  ]
}

/** The pictures of a shop that has been open for a while, without the work of making them. */
async function withPictures(folder: string, port: number) {
  const { url, server } = await open(folder, port, 'on')
  await untilPicturesAreMade(
    (await places(url)).map(([, address]) => address),
    PICTURE_SECONDS,
  )
  await stop(server)
  return open(folder, port, 'off')
}

/** A browser with what is behind its debugging port. */
async function inBrowser(work: (debugPort: number) => Promise<void>): Promise<void> {
  const debugPort = await freePort()
  const args = [...(process.getuid?.() === 0 ? CHROMIUM_FLAGS : []), `--remote-debugging-port=${debugPort}`]
  const browser = await chromium.launch({ executablePath: chromiumPath(), args })
  await work(debugPort).finally(() => browser.close())
}

async function auditAll(url: string, device: Device, debugPort: number): Promise<[string, Verdict][]> {
  const verdicts: [string, Verdict][] = []
  for (const [name, address] of await places(url)) {
    const runs: Verdict[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await audit(address, device, debugPort))
    verdicts.push([name, inTheMiddle(runs)])
  }
  return verdicts
}

function print(device: Device, verdicts: [name: string, verdict: Verdict][]): void {
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

async function measure(url: string): Promise<void> {
  await inBrowser(async (debugPort) => {
    for (const device of DEVICES) print(device, await auditAll(url, device, debugPort))
  })
}

async function onFreshShop(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shop browser '))
  try {
    const { url, server } = await withPictures(folder, await freePort())
    await measure(url).finally(() => stop(server))
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

const given = process.env.SHOP_URL
await (given ? measure(given) : onFreshShop())
console.log(`\nload of the machine afterwards: ${loadavg()[0]?.toFixed(1)}`)
