import { cancelOrder } from '#orders/cancel-order'
import { checkDiscount } from '#orders/check-discount'
import { deductStock } from '#orders/deduct-stock'
import { orderInPage, orderOnHostedPage } from '#orders/place-card-order'
import { placeOrder } from '#orders/place-order'
import { userOrders } from '#orders/user-orders'
import type { Api } from '#platform/answer'
import { verifyHosted, verifyInPage } from '#settling/verify-payment'

export function orderRoutes(api: Api): void {
  api.answer('POST /api/order/place', placeOrder)
  api.answer('POST /api/order/stripe', orderOnHostedPage)
  api.answer('POST /api/order/embedded-stripe', orderInPage)
  api.answer('POST /api/order/verifyStripe', verifyHosted)
  api.answer('POST /api/order/verifyEmbeddedStripe', verifyInPage)
  api.answer('POST /api/order/userorders', userOrders)
  api.answer('POST /api/order/cancel', cancelOrder)
  api.answer('POST /api/cart/deduct-stock', deductStock)
  api.answer('POST /api/discount/check', checkDiscount)
}
