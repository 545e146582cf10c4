import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productTranslations, sizeEntries, variants, variantTranslations } from '#catalogue/catalogue-tables'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let packer: string
let manager: string
let tee: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  shop = await startTestShop()
  packer = (await aMember(shop.shop, 'packer')).token
  manager = (await aMember(shop.shop, 'manager')).token
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 100 } }] })
})
afterAll(() => shop.close())

async function placed(quantity = 1) {
  const { token } = await aCustomer(shop.shop)
  const body = anOrder([aLine(tee, { quantity })], quantity > 1 ? quantity * 100 : 125)
  const { orderId } = requireSuccess(await shop.call('POST /api/order/place', body, { token }))
  return { token, orderId }
}

const loadPackingSlips = (orderIds: string[]) =>
  shop.call('GET /api/staff/orders/packing-slips', { orderIds }, { token: packer })

const post = (name: 'refund' | 'move' | 'cancel', input: object) =>
  shop.call(`POST /api/staff/order/${name}`, input as never, { token: manager })

test('a packing slip lists the items in both languages with their shelf, without refunded items', async () => {
  const [variant] = await shop.db.select().from(variants).where(eq(variants.productId, tee.id))
  if (!variant) throw new Error('The product has no colour')
  const language = 'ar' as const
  await shop.db.insert(productTranslations).values({ productId: tee.id, language, name: 'قميص الكثيب' })
  await shop.db.insert(variantTranslations).values({ variantId: variant.id, language, colorName: 'مرجاني' })
  await shop.db.update(sizeEntries).set({ shelf: 'B2' }).where(eq(sizeEntries.variantId, variant.id))
  const { orderId } = await placed(3)
  for (const to of ['Packing', 'Shipped', 'Delivered']) requireSuccess(await post('move', { orderId, to }))
  requireSuccess(await post('refund', { orderId, lines: [{ position: 0, quantity: 1 }], reason: 'Torn' }))
  await shop.db.update(shopSettings).set({ returnDays: 30 })
  const { papers, skipped, seller } = requireSuccess(await loadPackingSlips([orderId]))
  expect([skipped, seller.returnDays]).toEqual([[], 30])
  expect(papers).toMatchObject([
    {
      id: orderId,
      name: 'Mariam Al Suwaidi',
      region: 'Dubai',
      express: false,
      refunded: [{ name: 'Dune Tee', nameAr: 'قميص الكثيب', quantity: 1 }],
      packed: { by: 'Huda', at: expect.any(Number) },
      items: [
        {
          name: 'Dune Tee',
          nameAr: 'قميص الكثيب',
          colour: 'Coral',
          colourAr: 'مرجاني',
          size: '90',
          shelf: 'B2',
          quantity: 2,
        },
      ],
    },
  ])
})

test('a label shows the cash to collect, until the order is paid', async () => {
  const { orderId } = await placed()
  expect(requireSuccess(await loadPackingSlips([orderId])).papers).toMatchObject([
    { collect: 125_00, trackingNumber: null, carrier: null, refunded: [], packed: null },
  ])
  requireSuccess(await post('move', { orderId, to: 'Packing' }))
  const carriers = [{ name: 'Gulf Parcel', nameAr: 'طرود الخليج', trackingUrl: '', phone: '' }]
  await shop.db.update(shopSettings).set({ carriers })
  const parcel = { carrier: 'gulf parcel', trackingNumber: 'GP 4471' }
  requireSuccess(await post('move', { orderId, to: 'Shipped', parcel }))
  expect(requireSuccess(await loadPackingSlips([orderId])).papers).toMatchObject([
    {
      collect: 125_00,
      trackingNumber: 'GP 4471',
      carrier: { name: 'Gulf Parcel', nameAr: 'طرود الخليج' },
    },
  ])
  requireSuccess(await post('move', { orderId, to: 'Delivered' }))
  expect(requireSuccess(await loadPackingSlips([orderId])).papers).toMatchObject([{ collect: 0 }])
})

test('packing slips are sorted by number, once per order, and skipped orders have a reason', async () => {
  const [first, second, cancelled] = [await placed(), await placed(), await placed()]
  requireSuccess(await post('cancel', { orderId: cancelled.orderId, reason: 'Called' }))
  const unknown = shop.shop.newId()
  const ids = [second.orderId, unknown, cancelled.orderId, first.orderId, second.orderId]
  const { papers, skipped } = requireSuccess(await loadPackingSlips(ids))
  expect(papers.map(({ id }) => id)).toEqual([first.orderId, second.orderId])
  expect(skipped).toEqual([
    { id: cancelled.orderId, number: expect.any(Number), status: 'Cancelled' },
    { id: unknown, number: null, status: null },
  ])
})

test('one document contains between one and fifty orders', async () => {
  const ids = Array.from({ length: 51 }, () => shop.shop.newId())
  expect(await loadPackingSlips(ids)).toMatchObject({ code: 'malformed' })
  expect(await loadPackingSlips([])).toMatchObject({ code: 'malformed' })
  expect(requireSuccess(await loadPackingSlips(ids.slice(1))).skipped).toHaveLength(50)
})
