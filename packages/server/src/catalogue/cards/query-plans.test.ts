import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addCards } from '#catalogue/cards/refresh-cards'
import { products } from '#catalogue/catalogue-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { anOrder } from '#testing/an-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

/** Tables that grow with the shop, which no page or screen may scan in full. */
const LARGE =
  /Seq Scan on "?(products|variants|size_entries|product_translations|variant_names|product_cards)\b/

/** A statement as a connection sent it, with the planner's settings of its transaction. */
interface SentStatement {
  text: string
  values: unknown[]
  settings: SentStatement | null
}

const isOfPlanner = (text: string): boolean => /^\s*SELECT set_config\('enable_/.test(text)
const hasPlan = (text: string): boolean => /^\s*(SELECT|WITH|INSERT|UPDATE|DELETE)\b/i.test(text)

function recordStatements() {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  return {
    forget: () => query.mockClear(),
    stop: () => query.mockRestore(),
    sent(): SentStatement[] {
      const settingsByConnection = new Map<unknown, SentStatement>()
      return query.mock.calls.flatMap(([first, second]: unknown[], call) => {
        const connection = query.mock.contexts[call]
        const text = typeof first === 'string' ? first : (first as pg.QueryConfig).text
        const statement = {
          text,
          values: (second ?? []) as unknown[],
          settings: settingsByConnection.get(connection) ?? null,
        }
        if (text === 'BEGIN') settingsByConnection.delete(connection)
        if (isOfPlanner(text)) settingsByConnection.set(connection, statement)
        return hasPlan(text) && !isOfPlanner(text) ? [statement] : []
      })
    },
  }
}

const recorded = recordStatements()
let shop: TestShop
let customer: { token: string }
let member: { token: string }

const id = (kind: number) => sql.raw(`('0190000${kind}-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`)
const PRODUCT = '01900001-0000-7000-8000-000000000019'
const MANY = 3_000

/** Enough rows for the planner to prefer existing indexes. */
async function fill(): Promise<void> {
  const each = sql`FROM generate_series(1, ${MANY}::integer) n`
  await shop.db.execute(sql`
    INSERT INTO products (id, handle, name, sku, description, category, sub_category, image, price, published_at)
    SELECT ${id(1)}, 'tee-' || n, 'Dune ' || md5(n::text), 'SKU-' || n, repeat('Soft cotton. ', 20), 'Boys',
      'Kind ' || n % 30, '{}', 1000 + n, now() - make_interval(secs => n) ${each}`)
  await shop.db.execute(sql`
    INSERT INTO product_translations (product_id, language, name) SELECT ${id(1)}, 'ar', 'قميص ' || n ${each}`)
  await shop.db.execute(sql`
    INSERT INTO variants (id, product_id, color_name, position, images)
    SELECT ${id(2)}, ${id(1)}, 'Colour ' || n % 50, 0, '{}' ${each}`)
  await shop.db.execute(sql`
    INSERT INTO size_entries (id, variant_id, product_id, size, position, stocks, sub_sku)
    SELECT ${id(3)}, ${id(2)}, ${id(1)}, '90', 0, 5 + n % 9, 'SKU-' || n || '-90' ${each}`)
  const ids = await shop.db.select({ id: products.id }).from(products)
  await addCards(
    shop.db,
    ids.map((one) => one.id),
  )
  await shop.db.execute(sql`DELETE FROM stale_cards`)
  await shop.db.execute(sql`ANALYZE`)
}

beforeAll(async () => {
  shop = await startTestShop({ largeShop: 0 })
  customer = await aCustomer(shop.shop)
  member = await aMember(shop.shop, 'owner')
  await fill()
})
afterAll(async () => {
  recorded.stop()
  await shop.close()
})

/** So few rows are read as fast as a trigram index. For these searches the test checks that each table has an index. */
const isStaffSearch = (text: string): boolean => text.includes('fold_search(')

async function explainQuery({ text, values, settings }: SentStatement): Promise<string> {
  const client = await shop.database.pool.connect()
  try {
    await client.query('BEGIN')
    if (isStaffSearch(text)) await client.query('SET LOCAL enable_seqscan = off')
    if (settings) await client.query(settings.text, settings.values)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

const list = (query: string) => () => shop.request({ url: `/api/product/list?limit=24&facets=1&${query}` })
const ofStaff = (path: string) => () =>
  shop.request({ url: `/api/staff/${path}`, headers: { token: member.token } })
const line = { itemId: PRODUCT, size: '90', colorName: 'Colour 25', quantity: 1 }
const post = (url: string, payload: object) => () =>
  shop.request({ method: 'POST', url, payload, headers: { token: customer.token } })

const HOT: Record<string, () => Promise<{ statusCode: number; body: string }>> = {
  'list, newest': list(''),
  'list by category and kind': list('category=Boys&type=kind-7'),
  'list by price': list('minPrice=20&maxPrice=21&sort=low-high'),
  'list by colour, size and stock': list('color=Colour+7&size=90&inStock=1'),
  search: list('search=dune'),
  'search for a part': list('search=du'),
  'misspelt search': list('search=dnue'),
  'Arabic search': list(`search=${encodeURIComponent('قميص')}`),
  'what the shop has': () => shop.request({ url: '/api/product/assortment' }),
  'page of a product': () => shop.request({ url: `/api/product/list?ids=${PRODUCT}` }),
  'related products': () => shop.request({ url: `/api/product/related?itemId=${PRODUCT}` }),
  'into the cart': post('/api/cart/add', line),
  cart: post('/api/cart/get', {}),
  order: post('/api/order/place', anOrder([line], 35.25)),
  'staff: products, newest': ofStaff('products'),
  'staff: products by name': ofStaff('products?q=dune'),
  'staff: products by article number': ofStaff('products?q=SKU-777'),
  'staff: low stock': ofStaff('stock/low'),
}

test.each(Object.entries(HOT))('%s never scans a large table', async (_name, ask) => {
  recorded.forget()
  const answer = await ask()
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('"success":true')])
  const sent = recorded.sent()
  expect(sent.length).toBeGreaterThan(0)
  for (const statement of sent) expect(await explainQuery(statement), statement.text).not.toMatch(LARGE)
})
