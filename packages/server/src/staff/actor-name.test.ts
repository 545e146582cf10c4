import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderEvents } from '#orders/store/order-tables'
import { deleteMember } from '#staff/members/delete-member'
import { staff } from '#staff/staff-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aShopper } from '#testing/a-shopper'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

test('who did something is shown by the name of today; without a member of that e-mail by the e-mail', async () => {
  const [owner, packer] = [await aMember(shop.shop, 'owner'), await aMember(shop.shop, 'packer')]
  const [{ token }, tee] = [await aShopper(shop.shop), await aProduct(shop.shop)]
  const { orderId } = requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token }),
  )
  const move = { orderId, to: 'Packing' as const }
  requireSuccess(await shop.call('POST /api/staff/order/move', move, { token: packer.token }))
  const names = async () =>
    requireSuccess(
      await shop.call('GET /api/staff/order', { orderId }, { token: owner.token }),
    ).order.events.map(({ actor, actorName }) => [actor, actorName])
  const placed = ['shopper', 'shopper']
  expect(await names()).toEqual([[packer.email, 'Huda'], placed])
  await shop.db.update(staff).set({ name: 'Huda K.' }).where(eq(staff.id, packer.id))
  expect(await names()).toEqual([[packer.email, 'Huda K.'], placed])
  await deleteMember(shop.db, packer.id)
  expect(await names()).toEqual([[packer.email, packer.email], placed])
  expect(await shop.db.select().from(orderEvents)).toHaveLength(2)
})
