// `npm run bench`: the shop in production mode on a fresh folder beside a bare node:http server that sends the same
// bytes, loaded in turns. Prints a table without a verdict. `-- --only cart,order` measures the rows whose names have
// these words, `--only idle` the cost of idle connections, `--rounds 2` keeps the better of two writing loads, as for
// every reading one.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../../scripts/dev/free-port.ts'
import { benchCatalogue } from './bench-catalogue.ts'
import { benchProducts, createOrder, newCustomer, toLine } from './customers.ts'
import { idleConnections } from './idle-connections.ts'
import { CONNECTIONS, drive, type Load } from './load.ts'
import { startNode, stop, untilReady } from './processes.ts'
import { printTable, type Row } from './table.ts'

const ROUNDS = 2
const SECONDS = 5
const WRITING_SECONDS = 10
/** After this time a popular page has its final compression. */
const WARM_UP_SECONDS = 4
/** Lines of the carts that are added to: each answer has the whole cart. */
const CART_LINES = 5

const WITHOUT_LIMITS = [
  'max_units_per_line',
  'orders_per_day',
  'value_per_day',
  'open_cash_orders',
  'cash_review_above',
].map((name) => `${name}=999999999`)

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, rounds: { type: 'string', default: '1' } },
})
const words = options.only.split(',')
const isSelected = ({ name }: { name: string }) => words.some((word) => name.includes(word))

interface Stats {
  queries: number
  walBytes: number
  rss: number
  cpuMs: number
}

const folder = await mkdtemp(join(tmpdir(), 'shop bench '))
const [port, statsPort, barePort] = [await freePort(), await freePort(), await freePort()]
const [base, bare] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${barePort}`]
const environment = {
  DATA_DIR: join(folder, 'data'),
  PORT: String(port),
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  RATE_LIMIT: 'off',
  DATABASE_URL: '',
  PICTURE_JOB: 'off',
  BENCH_STATS_PORT: String(statsPort),
}

const stats = async (path = ''): Promise<Stats> =>
  (await fetch(`http://127.0.0.1:${statsPort}/${path}`)).json() as Promise<Stats>

/** Runs a load on the shop and adds its cost there. */
async function measured(name: string, load: () => Promise<Load>): Promise<Row> {
  const before = await stats()
  const result = await load()
  const after = await stats()
  return {
    name,
    ...result,
    queries: (after.queries - before.queries) / Math.max(1, result.requests),
    walBytes: (after.walBytes - before.walBytes) / Math.max(1, result.requests),
    cpuMs: (after.cpuMs - before.cpuMs) / Math.max(1, result.requests),
  }
}

const better = (a: Row, b: Row): Row => (a.perSecond >= b.perSecond ? a : b)

/** The shop's answer for a path, which the yardstick repeats. Headers that node:http sets itself are left out. */
async function recorded(path: string) {
  const response = await fetch(base + path, { headers: { 'accept-encoding': 'br' } })
  if (!response.ok) throw new Error(`${path} returned status ${response.status}`)
  const hopHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-length'])
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !hopHeaders.has(name)))
  return { path, headers }
}

/**
 * `fetch` decompresses, but the yardstick must send the compressed bytes. Therefore they are read from the raw
 * response.
 */
async function rawBody(path: string): Promise<string> {
  const { request } = await import('node:http')
  return new Promise((resolve, reject) => {
    request(base + path, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => resolve(Buffer.concat(chunks).toString('base64')))
    })
      .on('error', reject)
      .end()
  })
}

async function readings(paths: readonly { name: string; path: string }[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path } of paths) {
    let [shopRow, bareRow]: [Row | null, Row | null] = [null, null]
    for (let round = 0; round < ROUNDS; round++) {
      const one = await measured(name, () => drive(base + path, SECONDS))
      const other = {
        name: `${name}, bare server`,
        ...(await drive(bare + path, SECONDS)),
        queries: 0,
        walBytes: 0,
        cpuMs: 0,
      }
      shopRow = shopRow ? better(shopRow, one) : one
      bareRow = bareRow ? better(bareRow, other) : other
    }
    if (shopRow && bareRow) rows.push({ ...shopRow, ratio: shopRow.perSecond / bareRow.perSecond }, bareRow)
  }
  return rows
}

const json = { method: 'POST', headers: { 'content-type': 'application/json' } } as const

async function formats(): Promise<Row[]> {
  const tokens = await Promise.all(Array.from({ length: CONNECTIONS }, (_, i) => newCustomer(base, i)))
  const products = await benchProducts(base)
  const requestAs =
    (path: string, createBody: (connection: number, count: number) => unknown) => (connection: number) => {
      let count = 0
      const token = tokens[connection % tokens.length] ?? ''
      return () => ({
        ...json,
        path,
        headers: { ...json.headers, token, 'idempotency-key': randomUUID() },
        body: JSON.stringify(createBody(connection, count++)),
      })
    }
  const chosen = (connection: number, count: number) => {
    const at = (offset: number) => products[(connection * 7 + count + offset) % products.length]
    return [at(0), at(1)].filter((product) => product !== undefined)
  }
  const orders = new Map<string, unknown>()
  for (let first = 0; first < products.length; first++) {
    const pair = chosen(0, first)
    orders.set(String(pair.map((p) => p._id)), await createOrder(base, tokens[0] ?? '', pair))
  }
  const adding = requestAs('/api/cart/add', (c, n) =>
    toLine(chosen(c, n % CART_LINES)[0] ?? { _id: '', name: '', category: '', variants: [] }),
  )
  const placing = requestAs('/api/order/place', (c, n) => orders.get(String(chosen(c, n).map((p) => p._id))))
  const loads = [
    { name: 'cart add', createRequest: adding },
    { name: 'order placing', createRequest: placing },
  ].filter(isSelected)
  const rows = new Map<string, Row>()
  for (let round = 0; round < Number(options.rounds); round++)
    for (const { name, createRequest } of loads) {
      const row = await measured(name, () => drive(base, WRITING_SECONDS, createRequest))
      rows.set(name, better(row, rows.get(name) ?? row))
    }
  return [...rows.values()]
}

const server = startNode(
  [
    // The same limits as in `npm start`.
    '--max-semi-space-size=8',
    '--max-old-space-size=1024',
    '--import',
    new URL('./count-queries.mjs', import.meta.url).href,
    'scripts/start.ts',
  ],
  environment,
)
let yardstick: ReturnType<typeof startNode> | undefined
try {
  await untilReady(server, `${base}/readyz`, 120)
  const csv = join(folder, 'bench.csv')
  await writeFile(csv, benchCatalogue())
  const importing = startNode(['packages/cli/src/main.ts', 'import', csv], environment)
  await new Promise((resolve) => importing.on('exit', resolve))
  // A few customers place thousands of orders.
  const limits = startNode(['packages/cli/src/main.ts', 'order-limits', ...WITHOUT_LIMITS], environment)
  await new Promise((resolve) => limits.on('exit', resolve))
  const [product] = await benchProducts(base)
  if (!product) throw new Error('The products of the benchmark were not imported')
  const page = await fetch(`${base}/products/${product._id}`)
  const paths = [
    { name: 'home', path: '/' },
    { name: 'products', path: '/products' },
    { name: 'product page', path: new URL(page.url).pathname },
    { name: 'product/list', path: '/api/product/list' },
  ].filter(isSelected)
  for (const { path } of paths) await drive(base + path, WARM_UP_SECONDS)
  const answers = await Promise.all(
    paths.map(async ({ path }) => ({ ...(await recorded(path)), body: await rawBody(path) })),
  )
  const recording = join(folder, 'answers.json')
  await writeFile(recording, JSON.stringify(answers))
  const [first] = paths
  if (first) {
    const bareServer = new URL('./bare-server.mjs', import.meta.url).pathname
    yardstick = startNode([bareServer, recording, String(barePort)], {})
    await untilReady(yardstick, bare + first.path, 10)
  }
  const rows = [...(await readings(paths)), ...(await formats())]
  printTable(rows)
  const residentBytes = async () => (await stats('collected')).rss
  if (isSelected({ name: 'idle' })) console.log(`\n${await idleConnections(base, residentBytes)}`)
  const { rss } = await stats()
  console.log(`\nserver process after the benchmark: ${(rss / 2 ** 20).toFixed(0)} MB resident`)
} finally {
  if (yardstick) await stop(yardstick)
  await stop(server)
  await rm(folder, { recursive: true, force: true })
}
