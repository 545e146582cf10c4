// `npm run soak -- --minutes N --customers N`: customers who browse, fill carts and order, then a crowd that requests
// five times the capacity of the shop. Exits with 1 when something failed, grew or became slow. Needs `npm run build`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '../../../scripts/dev/free-port.ts'
import { newCustomer } from '../customers.ts'
import { startNode, stop, untilEnded, untilReady } from '../processes.ts'
import { crowd } from './crowd.ts'
import { type Measured, newMeasured, percentile, weigh } from './measure.ts'
import { type SoakShop, shopUntil } from './soak-customer.ts'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '30' }, customers: { type: 'string', default: '200' } },
})
const [minutes, customers] = [Number(values.minutes), Number(values.customers)]
if (!(minutes > 0 && customers > 0)) {
  console.error('Usage: npm run soak -- --minutes N --customers N')
  process.exit(2)
}

const MINUTE = 60_000
/** Mean pause of a customer between two requests, in milliseconds. */
const THINK = 1_000
const MAX_GROWTH = 1.2
const SLOWEST = 1_000

const shopFor = async (shop: SoakShop, milliseconds: number) => {
  const measured = newMeasured()
  const end = Date.now() + milliseconds
  const all = Array.from({ length: customers }, (_, index) =>
    shopUntil(shop, index, { end, think: THINK, measured }),
  )
  await Promise.all(all)
  return measured
}

function report(title: string, { served, comeBack, faults }: Measured) {
  console.log(`\n${title}`)
  for (const [kind, times] of [...served].toSorted()) {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((part) => percentile(times, part).toFixed(1))
    console.log(`  ${kind.padEnd(12)} ${times.length} served, p50 ${p50}, p95 ${p95}, p99 ${p99} ms`)
  }
  console.log(
    `  refused with Retry-After: ${comeBack}; faults: ${JSON.stringify(Object.fromEntries(faults))}`,
  )
}

async function run(url: string, pid: number): Promise<string[]> {
  const list = (await (await fetch(`${url}/api/product/list?inStock=true`)).json()) as Pick<
    SoakShop,
    'products'
  >
  const tokens: string[] = []
  for (let number = 0; number < customers; number++) tokens.push(await newCustomer(url, number))
  const shop = { url, products: list.products, tokens }
  // Growth in the first minute is the normal need of a running shop.
  await shopFor(shop, Math.min(MINUTE, (minutes * MINUTE) / 4))
  const before = weigh(pid)
  const usual = await shopFor(shop, minutes * MINUTE)
  report(`${customers} customers, ${minutes} minutes`, usual)
  const after = weigh(pid)
  if (before && after)
    console.log(
      `  memory ${before.megabytes.toFixed(0)} → ${after.megabytes.toFixed(0)} MB, handles ${before.handles} → ${after.handles}`,
    )
  return [
    ...[...usual.faults].map(([what, times]) => `${what}: ${times} times`),
    ...grown('memory', before?.megabytes, after?.megabytes),
    ...grown('handles', before?.handles, after?.handles),
    ...[...usual.served]
      .filter(([, times]) => percentile(times, 0.99) > SLOWEST)
      .map(([kind]) => `${kind} became slow`),
    ...(await crowd(shop)),
  ]
}

const grown = (what: string, from = 0, to = 0) =>
  from > 0 && to > from * MAX_GROWTH ? [`${what} grew ${(to / from).toFixed(2)} times`] : []

const folder = mkdtempSync(join(tmpdir(), 'soak-'))
const port = await freePort()
const settings = { PORT: String(port), DATA_DIR: join(folder, 'data'), DATABASE_URL: '', PAYMENTS: 'off' }
const limits = [
  'orders_per_day',
  'value_per_day',
  'open_cash_orders',
  'cancellations_per_day',
  'cash_review_above',
]

/** One account places hundreds of orders. `npx shop order-limits` raises its limits while the shop is open. */
async function withoutOrderLimits(): Promise<void> {
  const args = ['packages/cli/src/main.ts', 'order-limits', ...limits.map((name) => `${name}=999999999`)]
  await untilEnded(startNode(args, settings))
}

const child = startNode(
  ['--max-semi-space-size=8', '--max-old-space-size=1024', 'packages/server/src/main.ts'],
  { ...settings, RATE_LIMIT: 'off', PICTURE_JOB: 'off', LOG_LEVEL: 'error', NODE_ENV: 'production' },
)
try {
  const url = `http://127.0.0.1:${port}`
  await untilReady(child, `${url}/readyz`, 120)
  await withoutOrderLimits()
  const wrong = await run(url, child.pid ?? 0)
  for (const line of wrong) console.log(`FAIL: ${line}`)
  if (wrong.length === 0)
    console.log(
      `PASS: no faults, p99 ≤ ${SLOWEST} ms, memory and handles ≤ ${MAX_GROWTH} × their values at the start`,
    )
  process.exitCode = wrong.length > 0 ? 1 : 0
} finally {
  await stop(child)
  rmSync(folder, { recursive: true, force: true })
}
