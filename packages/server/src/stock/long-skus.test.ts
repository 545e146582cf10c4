import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let staff: { token: string }

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
  staff = { token: (await aMember(shop.shop, 'owner')).token }
})
afterAll(() => shop.close())

const LONGEST = 'S'.repeat(255)
const BEYOND = `${LONGEST}S`
const MALFORMED = { success: false, code: 'malformed' }

test('SKUs up to the maximum length of Shopify are stored, found, ordered and used by discounts', async () => {
  const tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 5 } }] })
  const see = async () =>
    requireSuccess(await shop.call('GET /api/staff/product', { productId: tee.id }, staff)).product
  const before = await see()
  const size = before.colours[0]?.sizes[0]
  const save = (field: string, from: unknown, to: string) =>
    shop.call('POST /api/staff/product/save', { productId: tee.id, changes: [{ field, from, to }] }, staff)
  expect(await save(`size.${size?.id}.sku`, size?.sku, BEYOND)).toMatchObject({ success: false })
  requireSuccess(await save(`size.${size?.id}.sku`, size?.sku, LONGEST))
  expect(await save('sku', before.sku, BEYOND)).toMatchObject({ success: false })
  requireSuccess(await save('sku', before.sku, LONGEST))
  expect(await see()).toMatchObject({ sku: LONGEST, colours: [{ sizes: [{ sku: LONGEST }] }] })

  const expected = [{ id: size?.id, sku: LONGEST }]
  const sizes = (input: { code: string } | { article: string }) =>
    shop.call('GET /api/staff/stock/sizes', input, staff)
  expect(await sizes({ code: LONGEST })).toMatchObject({ sizes: expected })
  expect(await sizes({ article: LONGEST })).toMatchObject({ sizes: expected })
  expect(await sizes({ code: BEYOND })).toMatchObject(MALFORMED)
  expect(await sizes({ article: BEYOND })).toMatchObject(MALFORMED)
  const find = (code: string) => shop.call('POST /api/staff/stock/find', { codes: [code] }, staff)
  expect(await find(LONGEST)).toMatchObject({ sizes: expected })
  expect(await find(BEYOND)).toMatchObject(MALFORMED)

  const customer = await aCustomer(shop.shop)
  const { orderId } = requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token: customer.token }),
  )
  const quote = (sku: string) =>
    shop.call(
      'POST /api/staff/order/lines/quote',
      {
        orderId,
        from: [{ position: 0, sku, quantity: 1 }],
        remaining: [{ position: 0, quantity: 1 }],
        added: [],
      },
      staff,
    )
  requireSuccess(await quote(LONGEST))
  expect(await quote(BEYOND)).toMatchObject(MALFORMED)

  const addCode = (code: string, sku: string) =>
    shop.call(
      'POST /api/staff/codes/create',
      {
        ...{ code, rate: 0.1, minimum: 0, startsAt: null, endsAt: null },
        maxUses: null,
        firstOrderOnly: false,
        skus: [sku],
      },
      staff,
    )
  requireSuccess(await addCode('LONG', LONGEST))
  expect(await addCode('LONGER', BEYOND)).toMatchObject({ success: false })
})
