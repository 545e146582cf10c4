import type { Api } from '#http/api'
import { cancelOrder } from '#orders/cancel-order'
import { confirmPhone } from '#orders/confirm-phone'
import { deductStock } from '#orders/deduct-stock'
import type { OrderRateLimits } from '#orders/order-rate-limits'
import { verifyHosted, verifyInPage } from '#orders/payment/verify-payment'
import { orderInPage, orderOnHostedPage } from '#orders/placing/place-card-order'
import { placeOrder } from '#orders/placing/place-order'
import { showLinkedOrder, showOrder, trackOrder } from '#orders/showing/show-order'
import { showLinkedTaxDocument, showTaxDocument } from '#orders/showing/show-tax-document'
import { userOrders } from '#orders/showing/user-orders'

export function orderRoutes(api: Api, { placing, asking }: OrderRateLimits): void {
  api.answer('POST /api/order/place', placeOrder, { limit: placing })
  api.answer('POST /api/order/stripe', orderOnHostedPage, { limit: placing })
  api.answer('POST /api/order/embedded-stripe', orderInPage, { limit: placing })
  api.answer('POST /api/order/verifyStripe', verifyHosted, { limit: asking })
  api.answer('POST /api/order/verifyEmbeddedStripe', verifyInPage, { limit: asking })
  api.answer('POST /api/order/userorders', userOrders)
  api.answer('POST /api/order/show', showOrder)
  api.answer('POST /api/order/show-linked', showLinkedOrder)
  api.answer('POST /api/order/document', showTaxDocument)
  api.answer('POST /api/order/document-linked', showLinkedTaxDocument)
  api.answer('POST /api/order/track', trackOrder)
  api.answer('POST /api/user/confirm-phone', confirmPhone)
  api.answer('POST /api/order/cancel', cancelOrder, { limit: asking })
  api.answer('POST /api/cart/deduct-stock', deductStock, { limit: asking })
}
