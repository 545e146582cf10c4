import { Readable } from 'node:stream'
import { ADJUSTMENT_REASONS, type AdjustmentReason } from '@little-dunes/domain/contract/staff/choices'
import { and, asc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { importProducts } from '#catalogue/import/import-products'
import { violatedConstraint } from '#database/violation'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { stockMovements } from '#stock/stock-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { creditCalls } from '#testing/credit-calls'
import { ledgerDifferences } from '#testing/ledger-differences'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
})
afterAll(() => shop.close())

const loadEntry = async (productId: string, size = '90') => {
  const isEntry = and(eq(sizeEntries.productId, productId), eq(sizeEntries.size, size))
  const [entry] = await shop.db.select().from(sizeEntries).where(isEntry)
  return entry
}

const loadMovements = async (sizeEntryId = '') => {
  const rows = await shop.db
    .select()
    .from(stockMovements)
    .where(eq(stockMovements.sizeEntryId, sizeEntryId))
    .orderBy(asc(stockMovements.id))
  return rows.map(({ delta, reason, actor, orderId }) => [delta, reason, actor, orderId])
}

test('orders, cancellations, counts and manual SQL are recorded with reason, order and actor', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const items = [aLine(tee, { quantity: 2 })]
  const { orderId } = requireSuccess(await shop.call('POST /api/order/place', anOrder(items, 200), { token }))
  requireSuccess(await shop.call('POST /api/order/cancel', { orderId }, { token }))
  const entry = await loadEntry(tee.id)
  const set = (row: Partial<typeof sizeEntries.$inferInsert>) =>
    shop.db
      .update(sizeEntries)
      .set(row)
      .where(eq(sizeEntries.id, entry?.id ?? ''))
  await set({ stocks: 8, movementReason: 'count', movementActor: 'Huda' })
  await set({ stocks: 1 })
  await set({ stocks: 1, movementReason: 'count', movementActor: 'Huda' })
  await set({ position: 7 })
  await shop.db.delete(products).where(eq(products.id, tee.id))
  expect(await loadMovements(entry?.id)).toEqual([
    [5, 'opening', 'system', null],
    [-2, 'order', 'customer', orderId],
    [2, 'cancellation', 'customer', orderId],
    [3, 'count', 'Huda', null],
    [-7, 'correction', 'database', null],
    [-1, 'removal', 'system', null],
  ])
  expect(await ledgerDifferences(shop.db)).toEqual([])
})

test('an edited order and a refund are recorded as such, not as a cancellation', async () => {
  const [customer, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const manager = { token: (await aMember(shop.shop, 'manager')).token }
  await creditCalls(shop).give(manager.token, customer.id, 400)
  const body = anOrder([aLine(tee, { quantity: 4 })], 400, { credit: 400 })
  const { orderId } = requireSuccess(
    await shop.call('POST /api/order/place', body, { token: customer.token }),
  )
  const { order } = requireSuccess(await shop.call('GET /api/staff/order', { orderId }, manager))
  const from = order.lines.map(({ position, sku, quantity }) => ({ position, sku, quantity }))
  const lines = {
    orderId,
    from,
    remaining: [{ position: 0, quantity: 2 }],
    added: [aLine(tee, { size: '100' })],
  }
  const quoted = requireSuccess(await shop.call('POST /api/staff/order/lines/quote', lines, manager))
  const edit = { ...lines, amount: quoted.amount / 100, reason: 'Asked on the phone' }
  requireSuccess(await shop.call('POST /api/staff/order/lines', edit, manager))
  const refund = { orderId, lines: [{ position: 0, quantity: 1, restock: true }], reason: 'Torn' }
  requireSuccess(await shop.call('POST /api/staff/order/refund', refund, manager))
  requireSuccess(await shop.call('POST /api/staff/order/cancel', { orderId, reason: 'No more' }, manager))
  const moved = async (size: string) =>
    (await loadMovements((await loadEntry(tee.id, size))?.id))
      .map(([delta, reason]) => [delta, reason])
      .slice(1)
  expect(await moved('90')).toEqual([
    [-4, 'order'],
    [2, 'edit'],
    [1, 'refund'],
    [1, 'cancellation'],
  ])
  expect(await moved('100')).toEqual([
    [-1, 'edit'],
    [1, 'cancellation'],
  ])
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('a rolled-back order records no movement', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const items = [aLine(tee, { quantity: 5 }), aLine(tee, { size: '100', quantity: 6 })]
  expect(await shop.call('POST /api/order/place', anOrder(items, 1100), { token })).toMatchObject({
    code: 'out_of_stock',
  })
  expect(await loadMovements((await loadEntry(tee.id))?.id)).toHaveLength(1)
})

test.each([
  ['changed', sql`UPDATE stock_movements SET delta = 1`],
  ['removed', sql`DELETE FROM stock_movements`],
  ['emptied', sql`TRUNCATE stock_movements`],
  [
    'written by hand',
    sql`INSERT INTO stock_movements (size_entry_id, sub_sku, delta, reason, actor, at)
      SELECT id, sub_sku, 1, 'count', 'x', now() FROM size_entries`,
  ],
  ['passed over', sql`TRUNCATE size_entries CASCADE`],
])('the ledger cannot be %s', async (_, statement) => {
  await aProduct(shop.shop)
  const refused = await shop.db.execute(statement).then(
    () => null,
    (error: unknown) => violatedConstraint(error),
  )
  expect(refused).toBe('stock_ledger')
  expect(await ledgerDifferences(shop.db)).toEqual([])
})

const HEADER =
  'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Inventory Qty'

type Step =
  | { kind: 'order'; size: string; quantity: number }
  | { kind: 'cancel'; which: number }
  | { kind: 'set'; size: string; stocks: number }
  | { kind: 'import'; sizes: { size: string; stocks: number }[]; keepStock: boolean }
  | { kind: 'removeColour' }
  | { kind: 'move'; size: string; move: AdjustmentReason; units: number }
  | { kind: 'beginCount'; size: string }
  | { kind: 'bookCount'; counted: number }
  | { kind: 'setCounted'; size: string; counted: boolean }

const size = fc.constantFrom('80', '90', '100')
const stocks = fc.integer({ min: 0, max: 6 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('order' as const), size, quantity: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(9) }),
  fc.record({ kind: fc.constant('set' as const), size, stocks }),
  fc.record({
    kind: fc.constant('import' as const),
    sizes: fc.uniqueArray(fc.record({ size, stocks }), { minLength: 1, selector: (row) => row.size }),
    keepStock: fc.boolean(),
  }),
  fc.constant({ kind: 'removeColour' as const }),
  fc.record({
    kind: fc.constant('move' as const),
    size,
    move: fc.constantFrom(...ADJUSTMENT_REASONS),
    units: fc.integer({ min: -4, max: 4 }),
  }),
  fc.record({ kind: fc.constant('beginCount' as const), size }),
  fc.record({ kind: fc.constant('bookCount' as const), counted: stocks }),
  fc.record({ kind: fc.constant('setCounted' as const), size, counted: fc.boolean() }),
)

/** Imports a product with one colour. Its sizes come and go. */
async function world(name: string) {
  const { token } = await aCustomer(shop.shop)
  const placed: string[] = []
  const staff = { token: (await aMember(shop.shop, 'manager')).token }
  let begun: { sizeEntryId: string; movement: number } | null = null
  const productId = async () =>
    (await shop.db.select({ id: products.id }).from(products).where(eq(products.handle, name)))[0]?.id ?? ''
  const loadSize = async (size: string) => {
    const seen = await shop.call('GET /api/staff/product', { productId: await productId() }, staff)
    return seen.success ? seen.product.colours[0]?.sizes.find((one) => one.size === size) : undefined
  }
  const take = {
    async move({ size, move, units }: Extract<Step, { kind: 'move' }>) {
      const entry = await loadSize(size)
      if (!entry) return
      const { id: sizeEntryId, stock, counted } = entry
      const answer = await shop.call('POST /api/staff/stock/move', { sizeEntryId, move, units }, staff)
      const isLegal = counted && units !== 0 && (units > 0 || move === 'correction')
      const next = stock + (['damaged', 'lost'].includes(move) ? -units : units)
      expect(answer.success).toBe(isLegal && next >= 0)
      expect((await loadSize(size))?.stock).toBe(answer.success ? next : stock)
    },
    async beginCount({ size }: Extract<Step, { kind: 'beginCount' }>) {
      const entry = await loadSize(size)
      begun = entry ? { sizeEntryId: entry.id, movement: entry.movement } : null
    },
    async bookCount({ counted }: Extract<Step, { kind: 'bookCount' }>) {
      if (begun) await shop.call('POST /api/staff/stock/count', { lines: [{ ...begun, counted }] }, staff)
    },
    async setCounted({ size, counted }: Extract<Step, { kind: 'setCounted' }>) {
      const entry = await loadSize(size)
      if (entry) await shop.call('POST /api/staff/stock/counted', { sizeEntryId: entry.id, counted }, staff)
    },
    async order({ size, quantity }: Extract<Step, { kind: 'order' }>) {
      const line = { itemId: await productId(), colorName: 'Red', size, quantity }
      const answer = await shop.call('POST /api/order/place', anOrder([line], 200 * quantity), { token })
      if (answer.success) placed.push(answer.orderId)
    },
    async cancel({ which }: Extract<Step, { kind: 'cancel' }>) {
      const orderId = placed[which % Math.max(1, placed.length)]
      if (orderId) await shop.call('POST /api/order/cancel', { orderId }, { token })
    },
    async set({ size, stocks }: Extract<Step, { kind: 'set' }>) {
      const isEntry = and(eq(sizeEntries.productId, await productId()), eq(sizeEntries.size, size))
      await shop.db.update(sizeEntries).set({ stocks }).where(isEntry)
    },
    async import({ sizes, keepStock }: Extract<Step, { kind: 'import' }>) {
      const rows = sizes.map(({ size, stocks }, at) =>
        [name, at ? '' : name, 'Color', 'Red', 'Size', size, `${name}-${size}`, '200', stocks].join(','),
      )
      const file = () => Readable.from([Buffer.from([HEADER, ...rows, ''].join('\n'))])
      const { findings } = await importProducts(shop.shop, file, { keepStock })
      expect(findings.problems).toEqual([])
    },
    async removeColour() {
      await shop.db.delete(variants).where(eq(variants.productId, await productId()))
    },
  }
  return (one: Step) => (take[one.kind] as (step: Step) => Promise<void>)(one)
}

test('the ledger equals the stock after any sequence of orders, counts, imports, manual SQL and deletions', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
      run += 1
      const take = await world(`tee-${run}`)
      const all = ['80', '90', '100'].map((size) => ({ size, stocks: 3 }))
      await take({ kind: 'import', sizes: all, keepStock: false })
      for (const one of steps) {
        await take(one)
        expect(await ledgerDifferences(shop.db)).toEqual([])
      }
    }),
    { numRuns: 12 },
  )
})
