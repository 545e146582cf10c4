import type { Api } from '#http/api'
import { cancelLinkedOrder, cancelOrder } from '#orders/cancel-order'
import { changeLinkedAddress, changeOwnAddress } from '#orders/change-own-address'
import { confirmPhone } from '#orders/confirm-phone'
import { confirmStockHeld } from '#orders/confirm-stock-held'
import type { OrderRateLimits } from '#orders/order-rate-limits'
import { verifyEmbeddedPayment, verifyHosted } from '#orders/payment/verify-payment'
import { seeCashTerms } from '#orders/placing/cash-terms'
import { orderOnHostedPage, placeEmbeddedCardOrder } from '#orders/placing/place-card-order'
import { placeCashOrder } from '#orders/placing/place-cash-order'
import {
  isDeviceSubscribed,
  subscribeDevice,
  subscribeLinkedDevice,
  unsubscribeDevice,
} from '#orders/push/keep-subscription'
import { downloadEInvoice, downloadLinkedEInvoice } from '#orders/showing/download-e-invoice'
import { downloadLinkedTaxDocument, downloadTaxDocument } from '#orders/showing/download-tax-document'
import { showLinkedOrder, showOrder, trackOrder } from '#orders/showing/show-order'
import { showLinkedTaxDocument, showTaxDocument } from '#orders/showing/show-tax-document'
import { userOrders } from '#orders/showing/user-orders'

export function orderRoutes(api: Api, { placing, asking }: OrderRateLimits): void {
  api.answer('POST /api/order/place', placeCashOrder, { limit: placing })
  api.answer('POST /api/order/cash-terms', seeCashTerms)
  api.answer('POST /api/order/stripe', orderOnHostedPage, { limit: placing })
  api.answer('POST /api/order/embedded-stripe', placeEmbeddedCardOrder, { limit: placing })
  api.answer('POST /api/order/verifyStripe', verifyHosted, { limit: asking })
  api.answer('POST /api/order/verifyEmbeddedStripe', verifyEmbeddedPayment, { limit: asking })
  api.answer('POST /api/order/userorders', userOrders)
  api.answer('POST /api/order/show', showOrder)
  api.answer('POST /api/order/show-linked', showLinkedOrder)
  api.answer('POST /api/order/address', changeOwnAddress)
  api.answer('POST /api/order/address-linked', changeLinkedAddress)
  api.answer('POST /api/order/cancel-linked', cancelLinkedOrder)
  api.answer('POST /api/order/push', subscribeDevice, { limit: asking })
  api.answer('POST /api/order/push-linked', subscribeLinkedDevice, { limit: asking })
  api.answer('POST /api/order/push-state', isDeviceSubscribed, { limit: asking })
  api.answer('POST /api/order/push-off', unsubscribeDevice, { limit: asking })
  api.answer('POST /api/order/document', showTaxDocument)
  api.answer('POST /api/order/document-linked', showLinkedTaxDocument)
  api.answer('POST /api/order/document-file', downloadTaxDocument, { limit: asking })
  api.answer('POST /api/order/document-file-linked', downloadLinkedTaxDocument)
  api.answer('POST /api/order/e-invoice', downloadEInvoice)
  api.answer('POST /api/order/e-invoice-linked', downloadLinkedEInvoice)
  api.answer('POST /api/order/track', trackOrder)
  api.answer('POST /api/user/confirm-phone', confirmPhone)
  api.answer('POST /api/order/cancel', cancelOrder, { limit: asking })
  api.answer('POST /api/cart/deduct-stock', confirmStockHeld, { limit: asking })
}
