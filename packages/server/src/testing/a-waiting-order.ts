import { aProduct } from '#testing/a-product'
import { aShopper } from '#testing/a-shopper'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import type { CardShop } from '#testing/start-card-shop'

/** Unpaid order of two tees with a code, AED 80.00, with the payment form open. */
export async function aWaitingOrder(shop: CardShop) {
  const [shopper, tee] = [await aShopper(shop.shop), await aProduct(shop.shop)]
  const body = anOrder([aLine(tee, { quantity: 2 })], 80, { discountCode: 'FIRSTDAY' })
  return { ...shopper, tee, body, ...requireSuccess(await cardCalls(shop).inPage(shopper.token, body)) }
}
