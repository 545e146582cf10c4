// Actions of customers and staff in a shop with many products: carts, orders, screens, and an import beside customers.
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { attachToShopDatabase } from '@little-dunes/server/database/open-shop-database'
import { shopSettings } from '@little-dunes/server/settings/settings-tables'
import { openStaffSession } from '@little-dunes/server/staff/sign-in/open-staff-session'
import { staff } from '@little-dunes/server/staff/staff-tables'
import { QUESTIONS } from '../backoffice/questions.ts'
import { newCustomer, orderOfLines, post } from '../customers.ts'
import { startNode, stop } from '../processes.ts'
import { productId } from './product-id.ts'

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const ROUNDS = 20

const WITHOUT_LIMITS = Object.fromEntries(
  ['ordersPerDay', 'valuePerDay', 'openCashOrders', 'cashReviewAbove', 'maxCash'].map((name) => [
    name,
    999_999_999,
  ]),
)

/** One unit each of products in stock from all over the catalogue. It also lifts the order limits of accounts. */
async function linesInStock(dataFolder: string, products: number) {
  const database = await attachToShopDatabase({ dataFolder, databaseUrl: undefined })
  const ids = Array.from({ length: ROUNDS }, (_, round) => productId(1 + ((round * 37) % products)))
  try {
    await database.db.update(shopSettings).set(WITHOUT_LIMITS)
    const { rows } = await database.pool.query<{ itemId: string; size: string; colorName: string }>(
      `SELECT DISTINCT ON (e.product_id) e.product_id AS "itemId", e.size, v.color_name AS "colorName"
       FROM size_entries e JOIN variants v ON v.id = e.variant_id WHERE e.product_id = ANY ($1) AND e.stocks > 0`,
      [ids],
    )
    return rows.map((line) => ({ ...line, quantity: 1 }))
  } finally {
    await database.close()
  }
}

async function succeeded(answer: Promise<Record<string, unknown>>): Promise<void> {
  const { success, message } = await answer
  if (success !== true) throw new Error(`The call was refused: ${String(message)}`)
}

/** Milliseconds for adding to a cart and for placing a cash order, each customer with a cart of one line. */
export async function timesOfCustomers(
  url: string,
  dataFolder: string,
  products: number,
): Promise<{ adding: number[]; placing: number[] }> {
  const [adding, placing]: [number[], number[]] = [[], []]
  const token = await newCustomer(url, 1)
  for (const line of await linesInStock(dataFolder, products)) {
    adding.push(await timed(() => succeeded(post(url, '/api/cart/add', line, token))))
    const order = await orderOfLines(url, token, [line])
    placing.push(await timed(() => succeeded(post(url, '/api/order/place', order, token))))
  }
  return { adding, placing }
}

const STAFF_QUESTIONS = QUESTIONS.filter(({ path }) => /^\/api\/staff\/(products|stock)\b/.test(path))

/** Milliseconds of each product and inventory list in the back office. */
export async function timesOfStaff(url: string, dataFolder: string): Promise<Map<string, number[]>> {
  const database = await attachToShopDatabase({ dataFolder, databaseUrl: undefined })
  const times = new Map<string, number[]>()
  try {
    const [id, now] = [randomUUID(), new Date()]
    const member = { id, email: 'bench@example.com', name: 'Bench', passwordHash: 'none', createdAt: now }
    await database.db.insert(staff).values({ ...member, role: 'owner' })
    const device = { userAgent: null, address: '', token: null }
    const token = await openStaffSession({ db: database.db, newId: randomUUID, now: () => now }, id, device)
    for (const { name, path } of STAFF_QUESTIONS) {
      const asked: number[] = []
      for (let round = 0; round < ROUNDS; round++)
        asked.push(
          await timed(async () => {
            const response = await fetch(url + path, { headers: { token } })
            if (!response.ok) throw new Error(`${path} returned status ${response.status}`)
            await response.arrayBuffer()
          }),
        )
      times.set(`staff: ${name}`, asked)
    }
  } finally {
    await database.close()
  }
  return times
}

const IMPORTED = { products: 2_500, sizes: ['80', '90', '100', '110'] }

/** A product export of 10,000 rows, one for each size; `price` is that of the first product. */
function exportOfOtherGoods(price = 50): string {
  const header =
    'Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Status'
  const rows = Array.from({ length: IMPORTED.products }, (_, n) =>
    IMPORTED.sizes.map(
      (size) =>
        `other-${n},Other tee ${n},<p>Soft cotton.</p>,T-shirts,true,Size,${size},OT-${n}-${size},7,${n === 0 ? price : 50 + (n % 90)}.00,active`,
    ),
  )
  return [header, ...rows.flat(), ''].join('\n')
}

const EDITS = 5

/** Imports a product export with the shop's command, and runs other work until it ends. */
async function importBeside(
  { file, dataFolder }: { file: string; dataFolder: string },
  work: (round: number) => Promise<void>,
): Promise<void> {
  const environment = { DATA_DIR: dataFolder, DATABASE_URL: '' }
  const running = startNode(['packages/cli/src/main.ts', 'import', file], environment)
  try {
    for (let round = 1; running.exitCode === null; round++) await work(round)
    if (running.exitCode !== 0) throw new Error(`The import exited with code ${running.exitCode}`)
  } finally {
    await stop(running)
  }
}

/**
 * Milliseconds of an import of 10,000 rows, of pages requested meanwhile (home and new lists), and of the first home
 * page and the first list after imports of the same file with one other price.
 */
export async function timesOfImport(url: string, folder: string, dataFolder: string) {
  const file = join(folder, 'other-goods.csv')
  const read = async (path: string) => {
    const response = await fetch(url + path)
    if (!response.ok) throw new Error(`${path} returned status ${response.status}`)
    await response.arrayBuffer()
  }
  const [home, lists, homeAfter, listAfter]: [number[], number[], number[], number[]] = [[], [], [], []]
  await writeFile(file, exportOfOtherGoods())
  const importing = await timed(() =>
    importBeside({ file, dataFolder }, async (round) => {
      for (let visit = 0; visit < 10; visit++) home.push(await timed(() => read('/')))
      lists.push(await timed(() => read(`/products?type=dresses&minPrice=${1000 + round}`)))
    }),
  )
  for (let edit = 1; edit <= EDITS; edit++) {
    await writeFile(file, exportOfOtherGoods(50 + edit))
    await importBeside({ file, dataFolder }, () => setTimeout(100))
    homeAfter.push(await timed(() => read('/')))
    listAfter.push(await timed(() => read(`/products?minPrice=${edit}`)))
  }
  return { importing, home, lists, homeAfter, listAfter }
}
