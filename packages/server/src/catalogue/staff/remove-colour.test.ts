import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderLines } from '#orders/store/order-tables'
import { stockMovements } from '#stock/stock-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { ledgerDifferences } from '#testing/ledger-differences'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let token: string

beforeAll(async () => {
  shop = await startTestShop()
  token = (await aMember(shop.shop, 'manager')).token
})
afterAll(() => shop.close())

const COLOURS = ['Coral', 'Sage'].map((colorName) => ({ colorName, stocks: { '90': 5, '100': 5 } }))

const see = async (productId: string) =>
  requireSuccess(await shop.call('GET /api/staff/product', { productId }, { token })).product
const remove = (productId: string, id: string) =>
  shop.call('POST /api/staff/product/remove', { productId, id }, { token })
const removal = (productId: string, id: string) =>
  shop.call('GET /api/staff/product/removal', { productId, id }, { token })

test('removing a colour removes its sizes from carts, keeps orders and records the stock in the ledger', async () => {
  const tee = await aProduct(shop.shop, { colours: COLOURS })
  const { token: customer } = await aCustomer(shop.shop)
  const order = anOrder([aLine(tee, { quantity: 2 })], 200)
  requireSuccess(await shop.call('POST /api/order/place', order, { token: customer }))
  for (const colorName of ['Coral', 'Sage'])
    requireSuccess(
      await shop.call(
        'POST /api/cart/add',
        { itemId: tee.id, size: '90', colorName, quantity: 1 },
        { token: customer },
      ),
    )
  const [coral] = (await see(tee.id)).colours
  const id = coral?.id ?? ''
  expect(await removal(tee.id, id)).toEqual({ success: true, units: 8, carts: 1, openOrders: 1 })
  requireSuccess(await remove(tee.id, id))
  expect((await see(tee.id)).colours.map(({ name }) => name)).toEqual(['Sage'])
  const cart = await shop.call('POST /api/cart/get', {}, { token: customer })
  expect(JSON.stringify(cart)).toContain('Sage')
  expect(JSON.stringify(cart)).not.toContain('Coral')
  const [line] = await shop.db.select().from(orderLines).where(eq(orderLines.productId, tee.id))
  expect(line).toMatchObject({ colorName: 'Coral', size: '90', quantity: 2, sizeEntryId: null })
  const gone = await shop.db.select().from(stockMovements).where(eq(stockMovements.reason, 'removal'))
  expect(gone.map(({ delta }) => delta).toSorted()).toEqual([-3, -5])
  expect(await ledgerDifferences(shop.db)).toEqual([])
  const { changes } = requireSuccess(
    await shop.call('GET /api/staff/product/history', { productId: tee.id }, { token }),
  )
  expect(changes[0]?.fields).toContainEqual({
    field: `colour.${id}.name`,
    before: 'Coral',
    after: null,
    undone: false,
  })
})

test('staff remove one size, but not the last one of a published product', async () => {
  const { id } = await aProduct(shop.shop)
  const [small, large] = (await see(id)).colours[0]?.sizes ?? []
  requireSuccess(await remove(id, small?.id ?? ''))
  expect((await see(id)).colours[0]?.sizes.map(({ size }) => size)).toEqual(['100'])
  expect(await remove(id, large?.id ?? '')).toMatchObject({ code: 'last_size' })
  const [colour] = (await see(id)).colours
  expect(await remove(id, colour?.id ?? '')).toMatchObject({ code: 'last_size' })
  const draft = await aProduct(shop.shop, { status: 'draft' })
  const [only] = (await see(draft.id)).colours
  requireSuccess(await remove(draft.id, only?.id ?? ''))
  expect((await see(draft.id)).colours).toEqual([])
})

test('refuses colours and sizes of another product, and unknown ids', async () => {
  const [one, two] = [await aProduct(shop.shop), await aProduct(shop.shop)]
  const [colour] = (await see(two.id)).colours
  for (const [productId, id] of [
    [one.id, colour?.id ?? ''],
    [one.id, 'x'],
    ['x', 'x'],
  ] as const) {
    expect(await remove(productId, id)).toMatchObject({ code: 'product_not_found' })
    expect(await removal(productId, id)).toMatchObject({ code: 'product_not_found' })
  }
  expect((await see(two.id)).colours.length).toBe(1)
})
