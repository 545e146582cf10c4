// `npm run bench:backoffice`: the back office of a shop with 1,000,000 orders of a year, 300,000 customers and 100,000
// products on a fresh database. Prints the times of its calls, and of its lists in a browser from the click to the
// first row, without a verdict. `-- --orders 100000` makes it smaller. Needs `npm run build`.
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildServer } from '@little-dunes/server/build-server'
import { openShopDatabase } from '@little-dunes/server/database/open-shop-database'
import { openStaffSession } from '@little-dunes/server/staff/sign-in/open-staff-session'
import { staff } from '@little-dunes/server/staff/staff-tables'
import { machine } from '../machine.ts'
import { printCells } from '../table.ts'
import { clickTimes } from './click-times.ts'
import { fillShop } from './fill-shop.ts'
import { QUESTIONS } from './questions.ts'

const ROUNDS = 10

const { values } = parseArgs({ options: { orders: { type: 'string', default: '1000000' } } })
const orders = Number(values.orders)

const folder = await mkdtemp(join(os.tmpdir(), 'bench-backoffice-'))
// The database may run as another user, who needs access to its data below this folder.
await chmod(folder, 0o755)
const database = await openShopDatabase({
  databaseUrl: process.env.DATABASE_URL,
  dataFolder: join(folder, 'data'),
})
try {
  const began = performance.now()
  await fillShop(database.url, {
    orders,
    customers: Math.ceil(orders * 0.3),
    products: Math.ceil(orders / 10),
  })
  console.log(`Inserted ${orders} orders in ${Math.round((performance.now() - began) / 1000)} s`)
  const app = await buildServer({ database, storefront: null })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const [id, email, now] = [randomUUID(), 'bench@example.com', new Date()]
  await database.db
    .insert(staff)
    .values({ id, email, name: 'Bench', role: 'owner', passwordHash: 'none', createdAt: now })
  const token = await openStaffSession(app.shop, id, { userAgent: null, address: '', token: null })
  const { port } = app.server.address() as AddressInfo
  await printTimes(`http://127.0.0.1:${port}`, token)
  await printClicks(`http://127.0.0.1:${port}`, token)
  await app.close()
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}

/** Milliseconds of one call up to its complete answer, and the number of rows or the reason of a failure. */
async function ask(url: string, token: string): Promise<{ ms: number; outcome: string }> {
  const began = performance.now()
  const response = await fetch(url, { headers: { token } })
  const answer = (await response.json()) as Record<string, unknown>
  const list = Object.values(answer).find((value) => Array.isArray(value)) as unknown[] | undefined
  const outcome = response.ok ? String(list?.length ?? '') : String(answer.code)
  return { ms: performance.now() - began, outcome }
}

async function printClicks(origin: string, token: string): Promise<void> {
  const lines = [['Click', 'First ms', 'Median ms', 'Slowest ms']]
  for (const { screen, times } of await clickTimes(origin, token)) {
    const sorted = times.toSorted((a, b) => a - b)
    const cells = [times[0] ?? 0, sorted[Math.floor(sorted.length / 2)] ?? 0, sorted.at(-1) ?? 0]
    lines.push([screen, ...cells.map((ms) => ms.toFixed(0))])
  }
  printCells(lines)
}

async function printTimes(origin: string, token: string): Promise<void> {
  const lines = [['Call', 'Listed', 'First ms', 'Median ms', 'Slowest ms']]
  for (const { name, path } of QUESTIONS) {
    const times: number[] = []
    let outcome = ''
    for (let round = 0; round < ROUNDS; round++) {
      const one = await ask(origin + path, token)
      times.push(one.ms)
      outcome = one.outcome
    }
    const [first = 0] = times
    const sorted = times.toSorted((a, b) => a - b)
    const cells = [first, sorted[Math.floor(ROUNDS / 2)] ?? 0, sorted.at(-1) ?? 0]
    lines.push([name, outcome, ...cells.map((ms) => ms.toFixed(0))])
  }
  printCells(lines)
  console.log(machine())
}
