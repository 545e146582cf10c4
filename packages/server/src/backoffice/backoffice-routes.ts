import { compareCash, MAX_REMITTANCE_BODY_BYTES } from '#backoffice/cash/compare-cash'
import { remitCash } from '#backoffice/cash/remit-cash'
import { seeCash, seeRemittance } from '#backoffice/cash/see-cash'
import { changeCode, createCode } from '#backoffice/codes/change-code'
import { listCodes } from '#backoffice/codes/list-codes'
import { listMessages, markMessage } from '#backoffice/contact/messages'
import { listContent, seeContent } from '#backoffice/content/list-content'
import { previewContent } from '#backoffice/content/preview-content'
import { publishContent } from '#backoffice/content/publish-content'
import { restoreContent, withdrawContent } from '#backoffice/content/restore-content'
import { changeCredit } from '#backoffice/credit/change-credit'
import { createGiftCard, listGiftCards, withdrawGiftCard } from '#backoffice/credit/gift-cards'
import { seeCredit } from '#backoffice/credit/see-credit'
import { listEmails } from '#backoffice/emails/list-emails'
import { seeEmail } from '#backoffice/emails/see-email'
import { exportFigures } from '#backoffice/figures/export-figures'
import { seeFigures } from '#backoffice/figures/see-figures'
import { checkImport, startImport, undoWholeImport } from '#backoffice/imports/import-steps'
import { listImports, seeFaultyRows, seeImport } from '#backoffice/imports/see-import'
import { MAX_IMPORT_BODY_BYTES, uploadImport } from '#backoffice/imports/upload-import'
import { changeLines, quoteLines } from '#backoffice/order-lines/change-lines'
import { addOrderNote } from '#backoffice/orders/add-order-note'
import { advanceOrder, advanceOrders } from '#backoffice/orders/advance-order'
import { approveOrder } from '#backoffice/orders/approve-order'
import { cancelForShopper, recordRefusedDelivery } from '#backoffice/orders/cancel-for-shopper'
import { changeAddress } from '#backoffice/orders/change-address'
import { exportOrders } from '#backoffice/orders/export-orders'
import { countOrders, listOrders } from '#backoffice/orders/list-orders'
import { markOutForDelivery } from '#backoffice/orders/mark-out-for-delivery'
import { seeOrdersBeside } from '#backoffice/orders/orders-beside'
import { changeParcel } from '#backoffice/orders/record-parcel'
import { refundOrder } from '#backoffice/orders/refund-order'
import { seeOrder } from '#backoffice/orders/see-order'
import { seePacking } from '#backoffice/packing/see-packing'
import { downloadDocuments } from '#backoffice/papers/download-documents'
import { downloadStaffEInvoice } from '#backoffice/papers/download-e-invoice'
import { seePapers } from '#backoffice/papers/see-papers'
import { seeReturnLabel } from '#backoffice/papers/see-return-label'
import { placePhoneOrder } from '#backoffice/phone-orders/place-phone-order'
import { quotePhoneOrder } from '#backoffice/phone-orders/quote-phone-order'
import { seePhoneShopper } from '#backoffice/phone-orders/see-phone-shopper'
import { addColour, addSize } from '#backoffice/products/add-colour'
import { previewBulkEdit, saveBulkEdit } from '#backoffice/products/bulk-edit'
import { chooseFocus, seeFocus } from '#backoffice/products/choose-focus'
import { countProducts } from '#backoffice/products/counts/count-products'
import { countSold } from '#backoffice/products/counts/count-sold'
import { copyProduct, createProduct } from '#backoffice/products/create-product'
import { exportProducts } from '#backoffice/products/export-products'
import { listStaffProducts } from '#backoffice/products/list-products'
import { previewProduct } from '#backoffice/products/preview-product'
import { seeProductHistory } from '#backoffice/products/product-history'
import { removeColourOrSize, seeRemoval } from '#backoffice/products/remove-colour'
import { saveProduct } from '#backoffice/products/save-product'
import { seePriceHistory, seeProduct } from '#backoffice/products/see-product'
import { answerQuestion, hideQuestion } from '#backoffice/questions/answer-question'
import { listStaffQuestions } from '#backoffice/questions/list-staff-questions'
import { listReturns } from '#backoffice/returns/list-returns'
import { checkReturn, exchangeReturn, moveReturn } from '#backoffice/returns/move-return'
import { refundReturn } from '#backoffice/returns/refund-return'
import { seeReturn, seeReturnPhotos } from '#backoffice/returns/see-return'
import { seeReturnable, takeBack } from '#backoffice/returns/take-back'
import { listStaffReviews } from '#backoffice/reviews/list-staff-reviews'
import { answerReview, hideReview } from '#backoffice/reviews/moderate-review'
import { hideReviewPhoto, seeReviewPhotos } from '#backoffice/reviews/review-photos'
import { changeSale, createSale } from '#backoffice/sales/change-sale'
import { listSales } from '#backoffice/sales/list-sales'
import { previewSale } from '#backoffice/sales/preview-sale'
import { changeCarriers, seeCarriers } from '#backoffice/settings/change-carriers'
import { changeDeliveryPlan, seeDeliveryPlan } from '#backoffice/settings/change-delivery-plan'
import { changeEmailTexts, seeEmailTexts } from '#backoffice/settings/change-email-texts'
import { changeSearchWords, seeSearchWords } from '#backoffice/settings/change-search-words'
import { changeSettings, seeSettings } from '#backoffice/settings/change-settings'
import { changeSizeChart, seeSizeChart } from '#backoffice/settings/change-size-chart'
import {
  addRedirect,
  exportRedirects,
  importRedirects,
  listRedirects,
  MAX_REDIRECT_BODY_BYTES,
  removeRedirect,
} from '#backoffice/settings/redirects'
import { addShopperNote, signOutShopper } from '#backoffice/shoppers/change-shopper'
import { eraseShopper } from '#backoffice/shoppers/erase-shopper'
import { exportShopper } from '#backoffice/shoppers/export-shopper'
import { listShoppers } from '#backoffice/shoppers/list-shoppers'
import { endSubscription, exportSubscribers, listSubscribers } from '#backoffice/shoppers/newsletter'
import { seeShopper } from '#backoffice/shoppers/see-shopper'
import { adjustStock, adjustStocks } from '#backoffice/stock/adjust-stock'
import { setCounted } from '#backoffice/stock/count-size'
import { countStock } from '#backoffice/stock/count-stock'
import { listMovements } from '#backoffice/stock/list-movements'
import { findSizes, seeShelves, seeSizesToCount } from '#backoffice/stock/see-shelves'
import { exportStockLedger, seeStockLedger } from '#backoffice/stock/stock-ledger'
import { listProblems } from '#backoffice/today/list-problems'
import { seeLowStock } from '#backoffice/today/low-stock-sizes'
import { retryProblem } from '#backoffice/today/retry-problem'
import { seeSales } from '#backoffice/today/see-sales'
import { seeToday } from '#backoffice/today/see-today'
import { seeWaitingWork } from '#backoffice/today/see-waiting-work'
import { exportChanges } from '#backoffice/trail/export-changes'
import { listChanges } from '#backoffice/trail/list-changes'
import { undoChange } from '#backoffice/trail/undo/undo-change'
import { makeContentFilm, makeContentPicture, makeProductPicture } from '#backoffice/uploads/make-picture'
import { changeView, createView, removeView } from '#backoffice/views/change-view'
import { listViews } from '#backoffice/views/list-views'
import {
  changeWebhook,
  createWebhook,
  removeWebhook,
  retryDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '#backoffice/webhooks/change-webhooks'
import { listDeliveries, listWebhooks } from '#backoffice/webhooks/see-webhooks'
import type { HasPicture } from '#catalogue/import/own-pictures'
import type { Api } from '#http/api'
import { createWorkQueue } from '#http/limits/work-queue'

/** A picture takes some 300 ms and its own size in memory to be drawn anew. */
const DRAWINGS = { atOnce: 1, waiting: 20 }

/** Calls of the staff. */
export function backofficeRoutes(api: Api, pictures: { folder: string; has: HasPicture }): void {
  const drawings = createWorkQueue(DRAWINGS)
  api.answer('GET /api/staff/today', seeToday)
  api.answer('GET /api/staff/waiting', seeWaitingWork)
  api.answer('GET /api/staff/today/sales', seeSales)
  api.answer('GET /api/staff/figures', seeFigures)
  api.answer('GET /api/staff/figures/file', exportFigures)
  api.answer('GET /api/staff/problems', listProblems)
  api.answer('POST /api/staff/problems/retry', retryProblem, { beyondTransaction: true })
  api.answer('GET /api/staff/cash', seeCash)
  api.answer('GET /api/staff/cash/remittance', seeRemittance)
  api.answer('POST /api/staff/cash/compare', compareCash, { largeBody: MAX_REMITTANCE_BODY_BYTES })
  api.answer('POST /api/staff/cash/remit', remitCash)
  api.answer('GET /api/staff/codes', listCodes)
  api.answer('POST /api/staff/codes/create', createCode)
  api.answer('POST /api/staff/codes/change', changeCode)
  api.answer('GET /api/staff/shopper/credit', seeCredit)
  api.answer('POST /api/staff/shopper/credit/change', changeCredit)
  api.answer('GET /api/staff/gift-cards', listGiftCards)
  api.answer('POST /api/staff/gift-card/create', createGiftCard)
  api.answer('POST /api/staff/gift-card/withdraw', withdrawGiftCard)
  api.answer('GET /api/staff/content', listContent)
  api.answer('GET /api/staff/content/item', seeContent)
  api.answer('POST /api/staff/content/publish', publishContent)
  api.answer('POST /api/staff/content/restore', restoreContent)
  api.answer('POST /api/staff/content/withdraw', withdrawContent)
  api.answer('POST /api/staff/content/preview', previewContent)
  api.answer('POST /api/staff/content/picture', makeContentPicture(pictures.folder), {
    queue: drawings,
    beyondTransaction: true,
  })
  api.answer('POST /api/staff/content/film', makeContentFilm(pictures.folder), {
    queue: drawings,
    beyondTransaction: true,
  })
  api.answer('GET /api/staff/sales', listSales)
  api.answer('POST /api/staff/sales/preview', previewSale)
  api.answer('POST /api/staff/sales/create', createSale)
  api.answer('POST /api/staff/sales/change', changeSale)
  api.answer('GET /api/staff/settings', seeSettings)
  api.answer('POST /api/staff/settings', changeSettings)
  api.answer('GET /api/staff/search-words', seeSearchWords)
  api.answer('POST /api/staff/search-words', changeSearchWords)
  api.answer('GET /api/staff/redirects', listRedirects)
  api.answer('POST /api/staff/redirects/add', addRedirect)
  api.answer('POST /api/staff/redirects/remove', removeRedirect)
  api.answer('POST /api/staff/redirects/import', importRedirects, { largeBody: MAX_REDIRECT_BODY_BYTES })
  api.answer('POST /api/staff/redirects/export', exportRedirects)
  api.answer('GET /api/staff/carriers', seeCarriers)
  api.answer('POST /api/staff/carriers', changeCarriers)
  api.answer('GET /api/staff/delivery-plan', seeDeliveryPlan)
  api.answer('POST /api/staff/delivery-plan', changeDeliveryPlan)
  api.answer('GET /api/staff/email-texts', seeEmailTexts)
  api.answer('POST /api/staff/email-texts', changeEmailTexts)
  api.answer('GET /api/staff/size-chart', seeSizeChart)
  api.answer('POST /api/staff/size-chart', changeSizeChart)
  api.answer('GET /api/staff/views', listViews)
  api.answer('POST /api/staff/views/create', createView)
  api.answer('POST /api/staff/views/change', changeView)
  api.answer('POST /api/staff/views/remove', removeView)
  api.answer('GET /api/staff/trail', listChanges)
  api.answer('GET /api/staff/trail/export', exportChanges)
  api.answer('POST /api/staff/trail/undo', undoChange)
  api.answer('GET /api/staff/orders', listOrders)
  api.answer('GET /api/staff/order/beside', seeOrdersBeside)
  api.answer('GET /api/staff/orders/counts', countOrders)
  api.answer('POST /api/staff/orders/export', exportOrders)
  api.answer('GET /api/staff/packing', seePacking)
  api.answer('GET /api/staff/orders/papers', seePapers)
  api.answer('GET /api/staff/return/label', seeReturnLabel)
  api.answer('GET /api/staff/orders/documents', downloadDocuments)
  api.answer('GET /api/staff/orders/e-invoice', downloadStaffEInvoice)
  api.answer('GET /api/staff/order', seeOrder)
  api.answer('POST /api/staff/order/approve', approveOrder)
  api.answer('POST /api/staff/order/out-for-delivery', markOutForDelivery)
  api.answer('POST /api/staff/order/parcel', changeParcel)
  api.answer('POST /api/staff/order/move', advanceOrder)
  api.answer('POST /api/staff/orders/move', advanceOrders)
  api.answer('POST /api/staff/order/cancel', cancelForShopper)
  api.answer('POST /api/staff/order/refuse', recordRefusedDelivery)
  api.answer('POST /api/staff/order/refund', refundOrder)
  api.answer('POST /api/staff/order/note', addOrderNote)
  api.answer('POST /api/staff/order/address', changeAddress)
  api.answer('GET /api/staff/returns', listReturns)
  api.answer('GET /api/staff/return', seeReturn)
  api.answer('GET /api/staff/return/photos', seeReturnPhotos)
  api.answer('GET /api/staff/order/returnable', seeReturnable)
  api.answer('POST /api/staff/return/take-back', takeBack)
  api.answer('POST /api/staff/return/move', moveReturn)
  api.answer('POST /api/staff/return/check', checkReturn)
  api.answer('POST /api/staff/return/refund', refundReturn)
  api.answer('POST /api/staff/return/exchange', exchangeReturn)
  api.answer('POST /api/staff/order/lines/quote', quoteLines)
  api.answer('POST /api/staff/order/lines', changeLines)
  api.answer('GET /api/staff/phone-order/shopper', seePhoneShopper)
  api.answer('POST /api/staff/phone-order/quote', quotePhoneOrder)
  api.answer('POST /api/staff/phone-order/place', placePhoneOrder)
  api.answer('GET /api/staff/products', listStaffProducts)
  api.answer('GET /api/staff/products/counts', countProducts)
  api.answer('GET /api/staff/products/sold', countSold)
  api.answer('GET /api/staff/products/file', exportProducts)
  api.answer('GET /api/staff/product', seeProduct)
  api.answer('GET /api/staff/product/history', seeProductHistory)
  api.answer('GET /api/staff/product/prices', seePriceHistory)
  api.answer('POST /api/staff/picture', makeProductPicture(pictures.folder), {
    queue: drawings,
    beyondTransaction: true,
  })
  api.answer('GET /api/staff/picture/focus', seeFocus(pictures.folder))
  api.answer('POST /api/staff/picture/focus', chooseFocus(pictures.folder), {
    queue: drawings,
    beyondTransaction: true,
  })
  api.answer('POST /api/staff/product/create', createProduct)
  api.answer('POST /api/staff/product/copy', copyProduct)
  api.answer('POST /api/staff/product/preview', previewProduct)
  api.answer('POST /api/staff/product/save', saveProduct)
  api.answer('POST /api/staff/products/preview', previewBulkEdit)
  api.answer('POST /api/staff/products/save', saveBulkEdit)
  api.answer('POST /api/staff/product/colour', addColour)
  api.answer('POST /api/staff/product/size', addSize)
  api.answer('GET /api/staff/product/removal', seeRemoval)
  api.answer('POST /api/staff/product/remove', removeColourOrSize)
  api.answer('POST /api/staff/import/upload', uploadImport, { largeBody: MAX_IMPORT_BODY_BYTES })
  api.answer('GET /api/staff/imports', listImports)
  api.answer('GET /api/staff/import', seeImport)
  api.answer('GET /api/staff/import/faulty', seeFaultyRows)
  api.answer('POST /api/staff/import/check', checkImport(pictures.has), { beyondTransaction: true })
  api.answer('POST /api/staff/import/start', startImport(pictures.has), { beyondTransaction: true })
  api.answer('POST /api/staff/import/undo', undoWholeImport, { beyondTransaction: true })
  api.answer('GET /api/staff/shoppers', listShoppers)
  api.answer('GET /api/staff/messages', listMessages)
  api.answer('POST /api/staff/message/done', markMessage)
  api.answer('GET /api/staff/questions', listStaffQuestions)
  api.answer('POST /api/staff/question/answer', answerQuestion)
  api.answer('POST /api/staff/question/hide', hideQuestion)
  api.answer('GET /api/staff/reviews', listStaffReviews)
  api.answer('POST /api/staff/review/answer', answerReview)
  api.answer('POST /api/staff/review/hide', hideReview)
  api.answer('GET /api/staff/review/photos', seeReviewPhotos)
  api.answer('POST /api/staff/review/hide-photo', hideReviewPhoto)
  api.answer('GET /api/staff/emails', listEmails)
  api.answer('GET /api/staff/email', seeEmail)
  api.answer('GET /api/staff/newsletter', listSubscribers)
  api.answer('POST /api/staff/newsletter/export', exportSubscribers)
  api.answer('POST /api/staff/newsletter/end', endSubscription)
  api.answer('GET /api/staff/shopper', seeShopper)
  api.answer('POST /api/staff/shopper/note', addShopperNote)
  api.answer('POST /api/staff/shopper/sign-out', signOutShopper)
  api.answer('POST /api/staff/shopper/export', exportShopper)
  api.answer('POST /api/staff/shopper/erase', eraseShopper)
  api.answer('GET /api/staff/stock/shelves', seeShelves)
  api.answer('GET /api/staff/stock/sizes', seeSizesToCount)
  api.answer('POST /api/staff/stock/find', findSizes)
  api.answer('GET /api/staff/stock/low', seeLowStock)
  api.answer('GET /api/staff/stock/movements', listMovements)
  api.answer('GET /api/staff/stock/ledger', seeStockLedger)
  api.answer('GET /api/staff/stock/ledger/file', exportStockLedger)
  api.answer('POST /api/staff/stock/move', adjustStock)
  api.answer('POST /api/staff/stock/moves', adjustStocks)
  api.answer('POST /api/staff/stock/count', countStock)
  api.answer('GET /api/staff/webhooks', listWebhooks)
  api.answer('GET /api/staff/webhooks/deliveries', listDeliveries)
  api.answer('POST /api/staff/webhooks/create', createWebhook)
  api.answer('POST /api/staff/webhooks/change', changeWebhook)
  api.answer('POST /api/staff/webhooks/rotate', rotateWebhookSecret)
  api.answer('POST /api/staff/webhooks/remove', removeWebhook)
  api.answer('POST /api/staff/webhooks/test', testWebhook)
  api.answer('POST /api/staff/webhooks/retry', retryDelivery)
  api.answer('POST /api/staff/stock/counted', setCounted)
}
