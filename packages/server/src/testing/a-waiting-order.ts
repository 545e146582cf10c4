import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import type { CardShop } from '#testing/start-card-shop'

/** Unpaid order of two tees with a code, AED 80.00, with the payment form open. */
export async function aWaitingOrder(shop: CardShop) {
  const [customer, tee] = [
    await aCustomer(shop.shop),
    await aProduct(shop.shop, { image: ['/media/tee.1a2b3c4d.avif'] }),
  ]
  const body = anOrder([aLine(tee, { quantity: 2 })], 80, { discountCode: 'FIRSTDAY' })
  return { ...customer, tee, body, ...requireSuccess(await cardCalls(shop).inPage(customer.token, body)) }
}
