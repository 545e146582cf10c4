import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop

beforeAll(async () => {
  shop = await startCardShop()
})
afterAll(() => shop.close())

test('until the first order, home shows the open setup steps to staff who may change settings', async () => {
  const [owner, packer] = [await aMember(shop.shop, 'owner'), await aMember(shop.shop, 'packer')]
  const steps = async ({ token } = owner) =>
    requireSuccess(await shop.call('GET /api/staff/today', {}, { token })).setupGuide
  // Test keys do not charge cards.
  expect(await steps()).toEqual({ hasTrn: false, hasProduct: false, takesLiveCards: false })
  expect(await steps(packer)).toBeNull()
  const tee = await aProduct(shop.shop)
  expect(await steps()).toEqual({ hasTrn: false, hasProduct: true, takesLiveCards: false })
  await shop.shop.db.update(shopSettings).set({ sellerTrn: '100123456700003' })
  expect(await steps()).toEqual({ hasTrn: true, hasProduct: true, takesLiveCards: false })

  const { token } = await aCustomer(shop.shop)
  requireSuccess(await cardCalls(shop).cod(token, anOrder([aLine(tee)], 125)))
  expect(await steps()).toBeNull()
})
