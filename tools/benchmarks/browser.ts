// `npm run bench:browser`: a fresh shop in production mode, or the one at SHOP_URL, in a browser, as on a phone and on
// a computer: Lighthouse scores, time from a press to its frame, and time to the next page. Prints the medians of five
// runs (`-- --runs 3`), without a verdict. `-- --only interactions,next-page` leaves the rest out; `-- --only trace`
// prints what lies between a press and its frame. Needs an idle machine.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../../scripts/dev/free-port.ts'
import type { Device } from './in-browser/audit-page.ts'
import { printInteractions } from './in-browser/interactions.ts'
import { type Place, printLighthouse } from './in-browser/lighthouse.ts'
import { printNextPage } from './in-browser/next-page.ts'
import { printPressTraces } from './in-browser/press-trace.ts'
import { machine } from './machine.ts'
import { startNode, stop, untilReady } from './processes.ts'
import { untilPicturesAreMade } from './until-pictures-are-made.ts'

type Part = (url: string, device: Device, runs: number) => Promise<void>

const PICTURE_SECONDS = 900
const DEVICES: readonly Device[] = ['phone', 'computer']
const PARTS: Record<string, Part> = {
  lighthouse: async (url, device, runs) => printLighthouse(await places(url), device, runs),
  interactions: printInteractions,
  'next-page': printNextPage,
}

/** Parts that run only when they are named. */
const MORE_PARTS: Record<string, Part> = { trace: printPressTraces }

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: Object.keys(PARTS).join() },
  },
})
const selected = options.only.split(',')
const parts = { ...PARTS, ...MORE_PARTS }
const unknown = selected.filter((name) => !(name in parts))
if (unknown.length) throw new Error(`Unknown part: ${unknown}. Use ${Object.keys(parts).join(', ')}.`)

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

/** Makes the pictures first, so that the measured shop has them without the work of making them. */
async function withPictures(folder: string, port: number) {
  const { url, server } = await open(folder, port, 'on')
  await untilPicturesAreMade(
    (await places(url)).map(([, address]) => address),
    PICTURE_SECONDS,
  )
  await stop(server)
  return open(folder, port, 'off')
}

async function measure(url: string): Promise<void> {
  for (const name of selected)
    for (const device of DEVICES) {
      console.log(name)
      await parts[name]?.(url, device, Number(options.runs))
    }
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

const shopUrl = process.env.SHOP_URL
await (shopUrl ? measure(shopUrl) : onFreshShop())
console.log(machine())
