import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { aDeliveredOrder } from '#testing/orders/a-delivered-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

test('a return has a label with its sender and items until its parcel arrives', async () => {
  const body = anOrder([aLine(await aProduct(shop.shop), { quantity: 3 })], 300)
  const { token, manager, number, orderId } = await aDeliveredOrder(shop, body)
  const lines = [{ position: 0, quantity: 2, reason: 'too_small' as const }]
  requireSuccess(
    await shop.call('POST /api/return/request', { number, resolution: 'refund', lines }, { token }),
  )
  const staff = { token: manager.token }
  const listed = requireSuccess(await shop.call('GET /api/staff/returns', {}, staff)).returns
  const { id: returnId = '', number: returnNumber } = listed.find((one) => one.orderId === orderId) ?? {}
  const see = () => shop.call('GET /api/staff/return/label', { returnId }, staff)
  const move = (to: 'approved' | 'received') =>
    shop.call('POST /api/staff/return/move', { returnId, to }, staff)

  expect(requireSuccess(await see())).toMatchObject({
    label: {
      number: returnNumber,
      name: ADDRESS.fullname,
      phone: ADDRESS.phone,
      region: ADDRESS.region,
      items: 2,
      pickup: null,
    },
    seller: { name: 'Little Dunes Trading L.L.C' },
  })
  requireSuccess(await move('approved'))
  requireSuccess(await see())
  requireSuccess(await move('received'))
  expect(await see()).toMatchObject({ code: 'return_has_no_label' })
  expect(await shop.call('GET /api/staff/return/label', { returnId: 'x' }, staff)).toMatchObject({
    code: 'return_not_found',
  })
})
