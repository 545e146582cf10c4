import { defineModule } from '#modules/define-module'
import { cancelLinkedOrder, cancelOrder } from '#orders/cancel-order'
import { CASH_REVIEW_JOBS } from '#orders/cash-review-jobs'
import { changeCustomerAddress, changeLinkedAddress } from '#orders/change-customer-address'
import { confirmPhone } from '#orders/confirm-phone'
import { confirmStockReserved } from '#orders/confirm-stock-reserved'
import { answerOfferedOrder, offeredOrders } from '#orders/offered-orders'
import { orderRateLimits } from '#orders/order-rate-limits'
import { PAYMENT_JOBS } from '#orders/payment/payment-jobs'
import { verifyEmbeddedPayment, verifyHosted } from '#orders/payment/verify-payment'
import { webhookRoute } from '#orders/payment/webhook-route'
import { seeCashTerms } from '#orders/placing/cash-terms'
import { orderOnHostedPage, placeEmbeddedCardOrder } from '#orders/placing/place-card-order'
import { placeCashOrder } from '#orders/placing/place-cash-order'
import {
  isDeviceSubscribed,
  subscribeDevice,
  subscribeLinkedDevice,
  unsubscribeDevice,
} from '#orders/push/keep-subscription'
import { PUSH_JOBS } from '#orders/push/push-jobs'
import { downloadEInvoice, downloadLinkedEInvoice } from '#orders/showing/download-e-invoice'
import { downloadLinkedTaxDocument, downloadTaxDocument } from '#orders/showing/download-tax-document'
import { ORDER_EMAILS } from '#orders/showing/order-emails'
import { showLinkedOrder, showOrder, trackOrder } from '#orders/showing/show-order'
import { showLinkedTaxDocument, showTaxDocument } from '#orders/showing/show-tax-document'
import { userOrders } from '#orders/showing/user-orders'
import { addOrderNote } from '#orders/staff/add-order-note'
import { advanceOrder, advanceOrders } from '#orders/staff/advance-order'
import { approveOrder } from '#orders/staff/approve-order'
import { cancelForCustomer, recordRefusedDelivery } from '#orders/staff/cancel-for-customer'
import { changeAddress } from '#orders/staff/change-address'
import { exportOrders } from '#orders/staff/export-orders'
import { changeLines, quoteLines } from '#orders/staff/lines/change-lines'
import { countOrders, listOrders } from '#orders/staff/list-orders'
import { markOutForDelivery } from '#orders/staff/mark-out-for-delivery'
import { seeOrdersBeside } from '#orders/staff/orders-beside'
import { placePhoneOrder } from '#orders/staff/phone/place-phone-order'
import { quotePhoneOrder } from '#orders/staff/phone/quote-phone-order'
import { seePhoneCustomer } from '#orders/staff/phone/see-phone-customer'
import { changeParcel } from '#orders/staff/record-parcel'
import { refundOrder } from '#orders/staff/refund-order'
import { seeOrder } from '#orders/staff/see-order'
import { undoDelivery } from '#orders/staff/undo-delivery/undo-delivery'
import { PENDING_DOCUMENTS_JOB } from '#orders/tax-documents/pending-documents'

export const ordersModule = defineModule({
  name: 'orders',
  calls: ({ app, options }) => {
    const { placing, asking } = orderRateLimits(app, options.rateLimits)
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
      'POST /api/order/address': changeCustomerAddress,
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
      'POST /api/cart/deduct-stock': [confirmStockReserved, { limit: asking }],
      'GET /api/staff/orders': listOrders,
      'GET /api/staff/order/beside': seeOrdersBeside,
      'GET /api/staff/orders/counts': countOrders,
      'POST /api/staff/orders/export': exportOrders,
      'GET /api/staff/order': seeOrder,
      'POST /api/staff/order/approve': approveOrder,
      'POST /api/staff/order/out-for-delivery': markOutForDelivery,
      'POST /api/staff/order/parcel': changeParcel,
      'POST /api/staff/order/move': advanceOrder,
      'POST /api/staff/order/undo-delivery': undoDelivery,
      'POST /api/staff/orders/move': advanceOrders,
      'POST /api/staff/order/cancel': cancelForCustomer,
      'POST /api/staff/order/refuse': recordRefusedDelivery,
      'POST /api/staff/order/refund': refundOrder,
      'POST /api/staff/order/note': addOrderNote,
      'POST /api/staff/order/address': changeAddress,
      'POST /api/staff/order/lines/quote': quoteLines,
      'POST /api/staff/order/lines': changeLines,
      'GET /api/staff/phone-order/customer': seePhoneCustomer,
      'POST /api/staff/phone-order/quote': quotePhoneOrder,
      'POST /api/staff/phone-order/place': placePhoneOrder,
    }
  },
  emails: ORDER_EMAILS,
  http: ({ app, shop, options }) => webhookRoute(app, shop, options.rateLimits),
  jobs: ({ payments }) => [
    ...(payments ? PAYMENT_JOBS : []),
    PENDING_DOCUMENTS_JOB,
    ...CASH_REVIEW_JOBS,
    ...PUSH_JOBS,
  ],
})
