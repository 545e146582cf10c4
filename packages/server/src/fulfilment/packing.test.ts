import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productTranslations, sizeEntries } from '#catalogue/catalogue-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let packer: string
let tee: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  shop = await startTestShop()
  packer = (await aMember(shop.shop, 'packer')).token
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 50 } }] })
  await shop.db
    .update(sizeEntries)
    .set({ barcode: '6291041500213', shelf: 'B2' })
    .where(eq(sizeEntries.productId, tee.id))
})
afterAll(() => shop.close())

async function placed(express = false) {
  const { token } = await aCustomer(shop.shop)
  const body = express
    ? anOrder([aLine(tee, { quantity: 2 })], 210, { shippingMethod: 'Express' })
    : anOrder([aLine(tee)], 125)
  return requireSuccess(await shop.call('POST /api/order/place', body, { token })).orderId
}

const see = async (orderIds?: string[]) =>
  requireSuccess(await shop.call('GET /api/staff/packing', orderIds ? { orderIds } : {}, { token: packer }))
    .orders

test('orders to pack are listed with shelf, barcode and items, express first, without packed ones', async () => {
  const [first, express, packed] = [await placed(), await placed(true), await placed()]
  const move = { orderId: packed, to: 'Packing' as const }
  requireSuccess(await shop.call('POST /api/staff/order/move', move, { token: packer }))
  const orders = await see()
  expect(orders.map(({ id }) => id)).toEqual([express, first])
  expect(orders[0]).toMatchObject({
    name: 'Mariam Al Suwaidi',
    express: true,
    items: [
      {
        position: 0,
        name: 'Dune Tee',
        colour: 'Coral',
        size: '90',
        shelf: 'B2',
        barcode: '6291041500213',
        quantity: 2,
      },
    ],
  })
  expect((await see([first, packed])).map(({ id }) => id)).toEqual([first])
  expect(await see(['no order'])).toEqual([])
})

test('Arabic-speaking packers see the Arabic names of items', async () => {
  const texts = { productId: tee.id, language: 'ar' as const, name: 'قميص الكثبان' }
  await shop.db.insert(productTranslations).values(texts)
  const orderIds = [await placed()]
  const answer = await shop.call('GET /api/staff/packing', { orderIds }, { token: packer, language: 'ar' })
  expect(requireSuccess(answer).orders[0]?.items[0]).toMatchObject({ name: 'قميص الكثبان', colour: 'Coral' })
  expect((await see(orderIds))[0]?.items[0]?.name).toBe('Dune Tee')
})

test('an order with a missing item is left out of the packing walk until settled, unless requested', async () => {
  const [whole, lacking] = [await placed(), await placed()]
  const note = { orderId: lacking, text: 'Not on shelf B2', isItemMissing: true }
  requireSuccess(await shop.call('POST /api/staff/order/note', note, { token: packer }))
  const walk = async () => {
    const { orders, ordersLeftOut } = requireSuccess(
      await shop.call('GET /api/staff/packing', {}, { token: packer }),
    )
    return { ids: orders.map(({ id }) => id), ordersLeftOut }
  }
  expect(await walk()).toMatchObject({ ids: expect.not.arrayContaining([lacking]), ordersLeftOut: 1 })
  expect((await walk()).ids).toContain(whole)
  expect((await see([lacking])).map(({ id }) => id)).toEqual([lacking])

  const owner = { token: (await aMember(shop.shop, 'owner')).token }
  const { problems } = requireSuccess(await shop.call('GET /api/staff/problems', {}, owner))
  const [problem] = problems.filter(({ kind }) => kind === 'missing_item')
  requireSuccess(
    await shop.call('POST /api/staff/problems/retry', { kind: 'missing_item', id: problem?.id ?? '' }, owner),
  )
  expect(await walk()).toMatchObject({ ids: expect.arrayContaining([lacking]), ordersLeftOut: 0 })
})
