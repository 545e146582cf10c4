// `npm run bench:lighthouse`: what Lighthouse says about a fresh shop in production mode, or about the one at SHOP_URL,
// as on a phone. Prints the median of three runs a page and what keeps it from full marks; judges nothing. Needs a calm machine.
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, chromiumPath } from '../scripts/find-chromium.ts'
import { audit, inTheMiddle, type Verdict } from './audit-page.ts'
import { freePort, startNode, stop, untilReady } from './processes.ts'
import { printCells } from './table.ts'
import { untilPicturesAreMade } from './until-pictures-are-made.ts'

const RUNS = 3
const PICTURE_SECONDS = 900

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

async function auditAll(url: string): Promise<[string, Verdict][]> {
  const debugPort = await freePort()
  const args = [...(process.getuid?.() === 0 ? CHROMIUM_FLAGS : []), `--remote-debugging-port=${debugPort}`]
  const browser = await chromium.launch({ executablePath: chromiumPath(), args })
  const verdicts: [string, Verdict][] = []
  for (const [name, address] of await places(url)) {
    const runs: Verdict[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await audit(address, debugPort))
    verdicts.push([name, inTheMiddle(runs)])
  }
  await browser.close()
  return verdicts
}

function print(verdicts: [name: string, verdict: Verdict][]): void {
  const title = ['', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP s', 'CLS', 'TBT ms', 'KB']
  const rows = verdicts.map(([name, { scores, lcp, cls, tbt, bytes }]) => [
    name,
    ...scores.map((score) => String(Math.round(score * 100))),
    (lcp / 1000).toFixed(2),
    cls.toFixed(3),
    tbt.toFixed(0),
    (bytes / 1000).toFixed(0),
  ])
  printCells([title, ...rows])
  for (const [name, { complaints }] of verdicts)
    for (const complaint of complaints) console.log(`\n${name}: ${complaint}`)
}

async function onFreshShop(): Promise<[string, Verdict][]> {
  const folder = await mkdtemp(join(tmpdir(), 'shop lighthouse '))
  try {
    const { url, server } = await withPictures(folder, await freePort())
    return await auditAll(url).finally(() => stop(server))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const given = process.env.SHOP_URL
print(await (given ? auditAll(given) : onFreshShop()))
console.log(`\nload of the machine afterwards: ${loadavg()[0]?.toFixed(1)}`)
