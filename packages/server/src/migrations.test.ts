import { readFile } from 'node:fs/promises'
import type { createClient } from '@little-dunes/domain/contract/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildServer } from '#build-server'
import type { DatabaseConnection } from '#database/database'
import { migrateDatabase } from '#database/migrations'
import { requireSuccess } from '#testing/card-calls'
import { freshDatabase } from '#testing/fresh-database'
import { ledgerDifferences } from '#testing/ledger-differences'
import { migrateUpTo } from '#testing/migrate-up-to'
import { apiClientOf } from '#testing/start-test-shop'

/** Last migrations of versions that may still be in use, with the data of such a shop. */
const RELEASED = [
  { last: '0001_settings_codes_announcements', holds: ['first-shop'] },
  { last: '0002_card_payments', holds: ['first-shop', 'card-payments'] },
  { last: '0003_look_back', holds: ['first-shop', 'card-payments'] },
  { last: '0004_cancelled_orders', holds: ['first-shop', 'card-payments'] },
]

const [TEE, PLACED] = ['01900000-0000-7000-8000-0000000000a1', '01900000-0000-7000-8000-0000000000b1']
const token = 'a token of before'
const now = () => new Date('2026-06-01T00:10:00Z')
const at90 = (colorName: string, quantity: number) => ({ size: '90', colorName, quantity })

describe.each(RELEASED)('a shop that stopped at $last opens with this version', ({ last, holds }) => {
  let database: DatabaseConnection
  let server: Awaited<ReturnType<typeof buildServer>>
  let call: ReturnType<typeof createClient>

  beforeAll(async () => {
    database = await freshDatabase({ withoutTables: true })
    await migrateUpTo(database.pool, last)
    for (const file of holds)
      await database.pool.query(
        await readFile(new URL(`testing/released-shops/${file}.sql`, import.meta.url), 'utf8'),
      )
    await migrateDatabase(database.pool)
    server = await buildServer({ database, now, storefront: null })
    await server.ready()
    call = apiClientOf(server).call
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  test('with its products', async () => {
    const { products } = requireSuccess(await call('GET /api/product/list', {}))
    expect(products).toMatchObject([
      {
        _id: TEE,
        name: 'Dune Tee',
        price: 100,
        variants: [
          {
            colorName: 'Coral',
            stocks: 5,
            sizes: [
              { size: '90', stocks: 5, subSKU: 'T-C-90' },
              { size: '100', stocks: 0, subSKU: 'T-C-100' },
            ],
          },
          { colorName: 'Sea', stocks: 3, sizes: [{ size: '90', stocks: 3, subSKU: 'T-S-90' }] },
        ],
      },
    ])
  })

  test('with carts, oldest line first, and wishes', async () => {
    expect(requireSuccess(await call('POST /api/cart/get', {}, { token })).cartData).toEqual({
      [TEE]: { '90': at90('Sea', 2), '90|Coral': at90('Coral', 1) },
    })
    expect(requireSuccess(await call('POST /api/wishlist/get', {}, { token })).wishData).toEqual({
      [TEE]: { '90': 1 },
    })
  })

  test('with orders, of which a placed one can be cancelled', async () => {
    const orders = async () => requireSuccess(await call('POST /api/order/userorders', {}, { token })).orders
    expect((await orders()).at(-1)).toMatchObject({
      _id: PLACED,
      number: 'LD-10001',
      amount: 104,
      items: [
        { colorName: 'Coral', quantity: 2, linePaid: 17000 },
        { colorName: 'Moss', quantity: 1 },
      ],
    })
    expect(await orders()).toHaveLength(holds.includes('card-payments') ? 2 : 1)
    requireSuccess(await call('POST /api/order/cancel', { orderId: PLACED }, { token }))
    const { products } = requireSuccess(await call('GET /api/product/list', {}))
    expect(products[0]?.variants.map(({ stocks }) => stocks)).toEqual([7, 3])
  })

  test('with a stock ledger that adds up', async () => {
    expect(await ledgerDifferences(database.db)).toEqual([])
  })

  test('with the VAT in its orders, and what cards brought in and refunded', async () => {
    const rows = async (query: string) => (await database.pool.query(query)).rows
    expect(await rows(`SELECT vat_rate, vat, language FROM orders WHERE id = '${PLACED}'`)).toEqual([
      { vat_rate: '5.00', vat: 495, language: 'en' },
    ])
    const lines = `SELECT coupon_share, vat FROM order_lines WHERE order_id = '${PLACED}' ORDER BY position`
    expect(await rows(lines)).toEqual([
      { coupon_share: 10200, vat: 324 },
      { coupon_share: 5400, vat: 171 },
    ])
    const money = `SELECT r.id = r.order_id AS same, r.amount, r.actor, p.received FROM refunds r JOIN order_payments p USING (order_id)`
    const given = { same: true, amount: 12500, actor: 'system', received: 12500 }
    expect(await rows(money)).toEqual(holds.includes('card-payments') ? [given] : [])
  })

  test('with card payments and webhook events under their present names', async () => {
    const rows = async (query: string) => (await database.pool.query(query)).rows
    const payments =
      'SELECT status, cancellation_reason, provider_attempt FROM order_payments ORDER BY started_at'
    const events = 'SELECT id, subject, attempts, processed_at FROM webhook_events'
    if (!holds.includes('card-payments')) {
      expect([...(await rows(payments)), ...(await rows(events))]).toEqual([])
      return
    }
    expect(await rows(payments)).toEqual([
      { status: 'closed', cancellation_reason: 'abandoned', provider_attempt: 0 },
      { status: 'paid', cancellation_reason: null, provider_attempt: 0 },
      { status: 'open', cancellation_reason: null, provider_attempt: 0 },
    ])
    const processed = { attempts: 1, processed_at: new Date('2026-05-20Z') }
    expect(await rows(events)).toEqual([{ id: 'evt_1', subject: { id: 'pi_0' }, ...processed }])
  })

  test('and sells: a cart grows', async () => {
    const line = { itemId: TEE, ...at90('Coral', 1) }
    requireSuccess(await call('POST /api/cart/add', line, { token }))
    const quantity = 2
    expect(requireSuccess(await call('POST /api/cart/get', {}, { token })).cartData).toMatchObject({
      [TEE]: { '90|Coral': { quantity } },
    })
  })
})
