import type { Answers } from '#http/api'
import { cancelLinkedOrder, cancelOrder } from '#orders/cancel-order'
import { changeLinkedAddress, changeOwnAddress } from '#orders/change-own-address'
import { confirmPhone } from '#orders/confirm-phone'
import { confirmStockHeld } from '#orders/confirm-stock-held'
import { answerOfferedOrder, offeredOrders } from '#orders/offered-orders'
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

export function orderRoutes({ placing, asking }: OrderRateLimits) {
  return {
    'POST /api/order/place': [placeCashOrder, { limit: placing }],
    'POST /api/order/cash-terms': seeCashTerms,
    'POST /api/order/stripe': [orderOnHostedPage, { limit: placing }],
    'POST /api/order/embedded-stripe': [placeEmbeddedCardOrder, { limit: placing }],
    'POST /api/order/verifyStripe': [verifyHosted, { limit: asking }],
    'POST /api/order/verifyEmbeddedStripe': [verifyEmbeddedPayment, { limit: asking }],
    'POST /api/order/userorders': userOrders,
    'POST /api/order/offered': offeredOrders,
    'POST /api/order/offered/answer': answerOfferedOrder,
    'POST /api/order/show': showOrder,
    'POST /api/order/show-linked': showLinkedOrder,
    'POST /api/order/address': changeOwnAddress,
    'POST /api/order/address-linked': changeLinkedAddress,
    'POST /api/order/cancel-linked': cancelLinkedOrder,
    'POST /api/order/push': [subscribeDevice, { limit: asking }],
    'POST /api/order/push-linked': [subscribeLinkedDevice, { limit: asking }],
    'POST /api/order/push-state': [isDeviceSubscribed, { limit: asking }],
    'POST /api/order/push-off': [unsubscribeDevice, { limit: asking }],
    'POST /api/order/document': showTaxDocument,
    'POST /api/order/document-linked': showLinkedTaxDocument,
    'POST /api/order/document-file': [downloadTaxDocument, { limit: asking }],
    'POST /api/order/document-file-linked': downloadLinkedTaxDocument,
    'POST /api/order/e-invoice': downloadEInvoice,
    'POST /api/order/e-invoice-linked': downloadLinkedEInvoice,
    'POST /api/order/track': trackOrder,
    'POST /api/user/confirm-phone': confirmPhone,
    'POST /api/order/cancel': [cancelOrder, { limit: asking }],
    'POST /api/cart/deduct-stock': [confirmStockHeld, { limit: asking }],
  } satisfies Answers
}
