import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MINUTE } from '@little-dunes/domain/durations'
import { eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer } from '#build-server'
import { cartLines } from '#cart/cart-tables'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import type { DatabaseConnection } from '#database/database'
import { codeUses } from '#discounts/discount-tables'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { orders } from '#orders/store/order-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { freshDatabase } from '#testing/fresh-database'
import { newTally, retryingClient } from '#testing/long/retrying-client'
import { type ShopProcess, startShopProcess } from '#testing/long/shop-process'

const many = <Made>(count: number, make: (index: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)))

/** In batches: more at once would wait for connections of the test itself. */
async function inRows<Made>(count: number, make: (index: number) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (let start = 0; start < count; start += 20)
    made.push(...(await many(Math.min(20, count - start), (index) => make(start + index))))
  return made
}

describe.each([1, 3])('with %i processes on one database', (size) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'contention '))
  const tally = newTally()
  let database: DatabaseConnection
  let server: FastifyInstance
  let shops: ShopProcess[] = []
  let turn = 0
  const call = retryingClient(() => shops[turn++ % shops.length]?.url ?? '', { patience: MINUTE, tally })
  const buyers = (count: number) => inRows(count, () => aCustomer(server.shop))

  beforeAll(async () => {
    database = await freshDatabase()
    server = await buildServer({ database, storefront: null })
    await aProduct(server.shop)
    const settings = { DATABASE_URL: database.url, DATA_DIR: folder, PAYMENTS: 'off', RATE_LIMIT: 'off' }
    shops = await many(size, () => startShopProcess(settings))
  })
  afterAll(async () => {
    for (const shop of shops) await shop.stop()
    await server.close()
    await database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const left = async (productId: string) => {
    const rows = await database.db.select().from(sizeEntries).where(eq(sizeEntries.productId, productId))
    return rows.map(({ stocks }) => stocks)
  }
  const loadOrders = (userIds: string[]) =>
    database.db.select().from(orders).where(inArray(orders.userId, userIds))

  test.each([1, 50])(
    '200 buyers of two sizes, named in opposite orders, get the %i units that there are',
    async (stock) => {
      const colours = [{ colorName: 'Coral', stocks: { '90': stock, '100': stock } }]
      const tee = await aProduct(server.shop, { colours })
      const people = await buyers(200)
      const lines = [aLine(tee), aLine(tee, { size: '100' })]
      const answers = await many(people.length, (index) =>
        call('POST /api/order/place', anOrder(index % 2 ? lines : lines.toReversed(), 200), {
          token: people[index]?.token ?? '',
          idempotencyKey: 'one click',
        }),
      )
      expect(answers.filter((answer) => answer.success)).toHaveLength(stock)
      for (const answer of answers)
        expect(answer.success || answer.code).toSatisfy((code) => code === true || code === 'out_of_stock')
      expect(await left(tee.id)).toEqual([0, 0])
      expect(await loadOrders(people.map(({ id }) => id))).toHaveLength(stock)
    },
  )

  test('100 repeats of one key, half of them with another body: one order, one answer, the others are refused', async () => {
    const [[buyer], tee] = [await buyers(1), await aProduct(server.shop)]
    const body = (quantity: number) => anOrder([aLine(tee, { quantity })], quantity === 1 ? 125 : 200)
    const token = buyer?.token ?? ''
    const answers = await many(100, (index) =>
      call('POST /api/order/place', body((index % 2) + 1), { token, idempotencyKey: 'one click' }),
    )
    const placed = new Set(answers.map((answer) => (answer.success ? answer.orderId : answer.code)))
    expect(placed.size).toBe(2)
    expect([...placed]).toContain('key_reused')
    expect(answers.filter((answer) => answer.success)).toHaveLength(50)
    expect(await loadOrders([buyer?.id ?? ''])).toHaveLength(1)
  })

  test('one code from 50 connections of one customer is used once', async () => {
    const [[buyer], tee] = [await buyers(1), await aProduct(server.shop)]
    const order = anOrder([aLine(tee)], 65, { discountCode: 'FIRSTDAY' })
    const token = buyer?.token ?? ''
    const answers = await many(50, (index) =>
      call('POST /api/order/place', order, { token, idempotencyKey: `click ${index}` }),
    )
    expect(answers.filter((answer) => answer.success)).toHaveLength(1)
    for (const answer of answers)
      expect(answer.success || answer.code).toSatisfy((code) => code === true || code === 'code_used')
    const uses = await database.db
      .select()
      .from(codeUses)
      .where(eq(codeUses.userId, buyer?.id ?? ''))
    expect(uses).toHaveLength(1)
  })

  test('of cancelling and shipping, one wins; the stock says which', async () => {
    const colours = [{ colorName: 'Coral', stocks: { '90': 100 } }]
    const [people, tee, staff] = [
      await buyers(40),
      await aProduct(server.shop, { colours }),
      await aMember(server.shop, 'owner'),
    ]
    const placed = await inRows(40, async (index) => {
      const token = people[index]?.token ?? ''
      return requireSuccess(await call('POST /api/order/place', anOrder([aLine(tee)], 125), { token }))
        .orderId
    })
    for (const orderId of placed) {
      requireSuccess(
        await call('POST /api/staff/order/move', { orderId, to: 'Packing' }, { token: staff.token }),
      )
    }
    const cancelled = await many(40, async (index) => {
      const orderId = placed[index] ?? ''
      const [shipped, back] = await Promise.all([
        call('POST /api/staff/order/move', { orderId, to: 'Shipped' }, { token: staff.token }),
        call('POST /api/order/cancel', { orderId }, { token: people[index]?.token ?? '' }),
      ])
      return [shipped.success, back.success]
    })
    for (const [shipped, back] of cancelled) expect(shipped || back).toBe(true)
    const rows = await loadOrders(people.map(({ id }) => id))
    const live = rows.filter(({ status }) => status !== 'Cancelled').length
    expect(await left(tee.id)).toEqual([100 - live])
  })

  test('an order pays the price that the customer saw, or is refused, while the price changes', async () => {
    const colours = [{ colorName: 'Coral', stocks: { '90': 100 } }]
    const [people, tee] = [await buyers(60), await aProduct(server.shop, { colours })]
    const placing = many(60, (index) =>
      call('POST /api/order/place', anOrder([aLine(tee)], 125), { token: people[index]?.token ?? '' }),
    )
    await database.db.update(products).set({ price: 150_00 }).where(eq(products.id, tee.id))
    const answers = await placing
    for (const answer of answers)
      expect(answer.success || answer.code).toSatisfy((code) => code === true || code === 'amount_changed')
    const rows = await loadOrders(people.map(({ id }) => id))
    expect(rows.map(({ amount }) => amount)).toEqual(rows.map(() => 125_00))
    expect(rows).toHaveLength(answers.filter((answer) => answer.success).length)
  })

  test('a merge beside adds loses nothing and counts once', async () => {
    const colours = [{ colorName: 'Coral', stocks: { '90': 500 } }]
    const [[buyer], tee] = [await buyers(1), await aProduct(server.shop, { colours })]
    const token = buyer?.token ?? ''
    const guestCart = { [tee.id]: { '90': { quantity: 7, colorName: 'Coral' } } }
    await Promise.all([
      ...Array.from({ length: 10 }, () =>
        call('POST /api/cart/merge', { guestCart, mergeId: 'one sign-in' }, { token }),
      ),
      ...Array.from({ length: 30 }, (_, index) =>
        call('POST /api/cart/add', aLine(tee), { token, idempotencyKey: `add ${index}` }),
      ),
    ])
    const stored = await database.db
      .select()
      .from(cartLines)
      .where(eq(cartLines.userId, buyer?.id ?? ''))
    expect(stored.map(({ quantity }) => quantity)).toEqual([37])
  })

  test('no customer saw a fault or a deadlock, and the books agree', async () => {
    expect([tally.faults, tally.broken]).toEqual([[], 0])
    expect(await findInconsistencies(database.db)).toEqual([])
  })
})
