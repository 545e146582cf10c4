// `npm run bench:scale`: the shop with more and more products, each on a fresh database. Prints the times of uncached
// pages, of a price from its commit to its page, of carts, orders, back office lists and an import of 10,000 rows
// beside customers, and the memory of the process, without a verdict. `-- --products 100,10000` sets the numbers. It
// does not use DATABASE_URL.
import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { followRules } from '@little-dunes/server/catalogue/cards/refresh-cards'
import { attachToShopDatabase, openShopDatabase } from '@little-dunes/server/database/open-shop-database'
import { freePort } from '../../../scripts/dev/free-port.ts'
import { machine } from '../machine.ts'
import { startNode, stop, untilReady } from '../processes.ts'
import { printCells } from '../table.ts'
import { fillCards } from './fill-cards.ts'
import { fillCatalogue } from './fill-catalogue.ts'
import { productId } from './product-id.ts'
import { timed, timesOfCustomers, timesOfImport, timesOfStaff } from './work-times.ts'

const { values } = parseArgs({ options: { products: { type: 'string', default: '100,10000' } } })
const sizes = values.products.split(',').map(Number)

const ROUNDS = 20
const EDITS = 5

/** Addresses that differ in every round, so that each page is rendered. */
const PAGES: Record<string, (round: number, products: number) => string> = {
  'list, newest': (round) => `/products?minPrice=${round}`,
  'list by kind, size and stock': (round) =>
    `/products?type=dresses&size=${80 + (round % 6) * 10}&inStock=1&minPrice=${round}`,
  'list by price': (round) => `/products?sort=low-high&minPrice=${round}`,
  'search, a frequent word': (round) => `/products?search=hoodie&minPrice=${round}`,
  'search, a part': (round) => `/products?search=hoo&minPrice=${round}`,
  'search, misspelt': (round) => `/products?search=hodie${'e'.repeat(round)}`,
  'Arabic search': (round) => `/ar/products?search=${encodeURIComponent('فستان')}&minPrice=${round}`,
  'product page': (round, products) => `/products/${productId(1 + ((round * 37) % products))}`,
}

async function text(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} returned status ${response.status}`)
  return response.text()
}

/** Resident memory of a process in megabytes (proc(5)). */
const residentMegabytes = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)

const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
const inMs = (ms: number): string => ms.toFixed(0)
/** The median and the slowest. */
const range = (times: readonly number[]): string => `${inMs(middle(times))}–${inMs(Math.max(...times))}`
/** The 99th percentile and the slowest. */
const tail = (times: readonly number[]): string =>
  `${inMs(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0)}–${inMs(Math.max(...times))}`

/**
 * Milliseconds from the commit of a new price until the product page shows it, under constant requests for the page.
 */
async function timesOfEdits(url: string, dataFolder: string): Promise<number[]> {
  const database = await attachToShopDatabase({ dataFolder, databaseUrl: undefined })
  const times: number[] = []
  try {
    for (let edit = 1; edit <= EDITS; edit++) {
      const price = 70_000 + edit
      const product = productId(edit)
      const page = `${url}/products/${product}`
      await text(page)
      await database.pool.query(
        'UPDATE products SET price = $1 * 100, discount = 0, flashsale = false WHERE id = $2',
        [price, product],
      )
      const shown = price.toLocaleString('en')
      times.push(
        await timed(async () => {
          while (!(await text(page)).includes(shown));
        }),
      )
    }
  } finally {
    await database.close()
  }
  return times
}

/** Results for a shop with this many products, by row name. */
async function measure(products: number): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(os.tmpdir(), 'bench-scale-'))
  // The database may run as another user, who needs access to its data below this folder.
  await chmod(folder, 0o755)
  const dataFolder = join(folder, 'data')
  const results = new Map<string, string>()
  try {
    const database = await openShopDatabase({ dataFolder, databaseUrl: undefined })
    // Otherwise the shop would compute all cards again at its start, during the measurement.
    await followRules(database.db)
    const writing = await timed(() => fillCatalogue(database.url, products))
    results.set('inserting the products, s', inMs(writing / 1000))
    const computing = await timed(() => fillCards(database.url, products))
    results.set('computing their cards, s', inMs(computing / 1000))
    await database.close()
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    const environment = {
      DATA_DIR: dataFolder,
      PORT: String(port),
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      DATABASE_URL: '',
      PICTURE_JOB: 'off',
      RATE_LIMIT: 'off',
    }
    const server = startNode(
      ['--max-semi-space-size=8', '--max-old-space-size=4096', 'packages/server/src/main.ts'],
      environment,
    )
    try {
      results.set(
        'start until the home page responds, ms',
        inMs(await timed(() => untilReady(server, `${url}/`, 300))),
      )
      for (const [name, getPath] of Object.entries(PAGES)) {
        const times: number[] = []
        for (let round = 1; round <= ROUNDS; round++)
          times.push(await timed(() => text(url + getPath(round, products))))
        results.set(`${name}, ms`, range(times))
      }
      results.set('a new price on its page, ms', range(await timesOfEdits(url, dataFolder)))
      results.set('memory of the process, MB', String(residentMegabytes(server.pid ?? 0)))
      const { adding, placing } = await timesOfCustomers(url, dataFolder, products)
      results.set('adding to the cart, ms', range(adding))
      results.set('placing an order, ms', range(placing))
      for (const [name, times] of await timesOfStaff(url, dataFolder))
        results.set(`${name}, ms`, range(times))
      const { importing, home, lists, homeAfter, listAfter } = await timesOfImport(url, folder, dataFolder)
      results.set('an import of 10,000 rows, s', inMs(importing / 1000))
      results.set('home page during the import, p99, ms', tail(home))
      results.set('lists during the import, median, ms', range(lists))
      results.set('home page after an import of one price, ms', range(homeAfter))
      results.set('list after an import of one price, ms', range(listAfter))
      results.set('memory after the import, MB', String(residentMegabytes(server.pid ?? 0)))
    } finally {
      await stop(server)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return results
}

const columns: Map<string, string>[] = []
for (const products of sizes) columns.push(await measure(products))
printCells([
  ['Products', ...sizes.map((products) => products.toLocaleString('en'))],
  ...[...(columns[0]?.keys() ?? [])].map((name) => [
    name,
    ...columns.map((results) => results.get(name) ?? ''),
  ]),
])
console.log(machine())
