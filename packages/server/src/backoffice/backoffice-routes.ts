import { compareCash } from '#backoffice/cash/compare-cash'
import { payBack } from '#backoffice/cash/pay-back'
import { remitCash } from '#backoffice/cash/remit-cash'
import { seeCash, seeRemittance } from '#backoffice/cash/see-cash'
import { changeCode, createCode } from '#backoffice/codes/change-code'
import { findArticles } from '#backoffice/codes/find-articles'
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
import { fetchImportPictures, type ImportPictures } from '#backoffice/imports/fetch-import-pictures'
import { checkImport, startImport, undoWholeImport } from '#backoffice/imports/import-steps'
import { listImports, seeFaultyRows, seeImport } from '#backoffice/imports/see-import'
import { uploadImport } from '#backoffice/imports/upload-import'
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
import { undoDelivery } from '#backoffice/orders/undo-delivery/undo-delivery'
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
import { listStaffProducts } from '#backoffice/products/finding/list-products'
import { listSubCategories } from '#backoffice/products/finding/list-sub-categories'
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
import { decideSetAside, listSetAside } from '#backoffice/returns/set-aside'
import { seeReturnable, takeBack } from '#backoffice/returns/take-back'
import { listStaffReviews } from '#backoffice/reviews/list-staff-reviews'
import { answerReview, hideReview } from '#backoffice/reviews/moderate-review'
import { hideReviewPhoto, seeReviewPhotos } from '#backoffice/reviews/review-photos'
import { changeSale, createSale } from '#backoffice/sales/change-sale'
import { listSales } from '#backoffice/sales/list-sales'
import { seePlannedOffers } from '#backoffice/sales/planned-offers'
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
  removeRedirect,
} from '#backoffice/settings/redirects'
import { addShopperNote, noteDeletionRequest, signOutShopper } from '#backoffice/shoppers/change-shopper'
import { countShoppers } from '#backoffice/shoppers/count-shoppers'
import { eraseShopper } from '#backoffice/shoppers/erase-shopper'
import { exportShopper } from '#backoffice/shoppers/export-shopper'
import { exportShoppers } from '#backoffice/shoppers/export-shoppers'
import { listShoppers } from '#backoffice/shoppers/list-shoppers'
import { endSubscription, exportSubscribers, listSubscribers } from '#backoffice/shoppers/newsletter'
import { seeShopper } from '#backoffice/shoppers/see-shopper'
import { adjustStock, adjustStocks } from '#backoffice/stock/adjust-stock'
import { setCounted } from '#backoffice/stock/count-size'
import { countStock } from '#backoffice/stock/count-stock'
import { listLevels } from '#backoffice/stock/list-levels'
import { listMovements } from '#backoffice/stock/list-movements'
import { discardCount, pauseCount, seePausedCount } from '#backoffice/stock/pause-count'
import { findSizes, seeShelves, seeSizesToCount } from '#backoffice/stock/see-shelves'
import { exportStockLedger, seeStockLedger } from '#backoffice/stock/stock-ledger'
import { downloadTax, seeTax } from '#backoffice/tax/see-tax'
import { listProblems } from '#backoffice/today/list-problems'
import { seeLowStock } from '#backoffice/today/low-stock-sizes'
import { retryProblem } from '#backoffice/today/retry-problem'
import { seeSales } from '#backoffice/today/see-sales'
import { seeToday } from '#backoffice/today/see-today'
import { seeWaitingWork } from '#backoffice/today/see-waiting-work'
import { exportChanges } from '#backoffice/trail/export-changes'
import { listChanges } from '#backoffice/trail/list-changes'
import { undoChange } from '#backoffice/trail/undo/undo-change'
import {
  makeContentFilm,
  makeContentPicture,
  makeLogo,
  makeProductPicture,
} from '#backoffice/uploads/make-picture'
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
import type { Answers } from '#http/api'
import { createWorkQueue } from '#http/limits/work-queue'

/** A picture takes some 300 ms and its own size in memory to be drawn anew. */
const DRAWINGS = { atOnce: 1, waiting: 20 }

/** Calls of the staff. */
export function backofficeRoutes(pictures: ImportPictures & { has: HasPicture }) {
  const drawings = createWorkQueue(DRAWINGS)
  return {
    'GET /api/staff/today': seeToday,
    'GET /api/staff/waiting': seeWaitingWork,
    'GET /api/staff/today/sales': seeSales,
    'GET /api/staff/figures': seeFigures,
    'GET /api/staff/figures/file': exportFigures,
    'GET /api/staff/tax': seeTax,
    'GET /api/staff/tax/file': downloadTax,
    'GET /api/staff/problems': listProblems,
    'POST /api/staff/problems/retry': [retryProblem, { beyondTransaction: true }],
    'GET /api/staff/cash': seeCash,
    'GET /api/staff/cash/remittance': seeRemittance,
    'POST /api/staff/cash/compare': compareCash,
    'POST /api/staff/cash/remit': remitCash,
    'POST /api/staff/cash/pay-back': payBack,
    'GET /api/staff/codes': listCodes,
    'POST /api/staff/codes/articles': findArticles,
    'POST /api/staff/codes/create': createCode,
    'POST /api/staff/codes/change': changeCode,
    'GET /api/staff/shopper/credit': seeCredit,
    'POST /api/staff/shopper/credit/change': changeCredit,
    'GET /api/staff/gift-cards': listGiftCards,
    'POST /api/staff/gift-card/create': createGiftCard,
    'POST /api/staff/gift-card/withdraw': withdrawGiftCard,
    'GET /api/staff/content': listContent,
    'GET /api/staff/content/item': seeContent,
    'POST /api/staff/content/publish': publishContent,
    'POST /api/staff/content/restore': restoreContent,
    'POST /api/staff/content/withdraw': withdrawContent,
    'POST /api/staff/content/preview': previewContent,
    'POST /api/staff/content/picture': [
      makeContentPicture(pictures.folder),
      {
        queue: drawings,
        beyondTransaction: true,
      },
    ],
    'POST /api/staff/settings/logo': [
      makeLogo(pictures.folder),
      { queue: drawings, beyondTransaction: true },
    ],
    'POST /api/staff/content/film': [
      makeContentFilm(pictures.folder),
      {
        queue: drawings,
        beyondTransaction: true,
      },
    ],
    'GET /api/staff/sales': listSales,
    'GET /api/staff/sales/planned': seePlannedOffers,
    'POST /api/staff/sales/preview': previewSale,
    'POST /api/staff/sales/create': createSale,
    'POST /api/staff/sales/change': changeSale,
    'GET /api/staff/settings': seeSettings,
    'POST /api/staff/settings': changeSettings,
    'GET /api/staff/search-words': seeSearchWords,
    'POST /api/staff/search-words': changeSearchWords,
    'GET /api/staff/redirects': listRedirects,
    'POST /api/staff/redirects/add': addRedirect,
    'POST /api/staff/redirects/remove': removeRedirect,
    'POST /api/staff/redirects/import': importRedirects,
    'POST /api/staff/redirects/export': exportRedirects,
    'GET /api/staff/carriers': seeCarriers,
    'POST /api/staff/carriers': changeCarriers,
    'GET /api/staff/delivery-plan': seeDeliveryPlan,
    'POST /api/staff/delivery-plan': changeDeliveryPlan,
    'GET /api/staff/email-texts': seeEmailTexts,
    'POST /api/staff/email-texts': changeEmailTexts,
    'GET /api/staff/size-chart': seeSizeChart,
    'POST /api/staff/size-chart': changeSizeChart,
    'GET /api/staff/views': listViews,
    'POST /api/staff/views/create': createView,
    'POST /api/staff/views/change': changeView,
    'POST /api/staff/views/remove': removeView,
    'GET /api/staff/trail': listChanges,
    'GET /api/staff/trail/export': exportChanges,
    'POST /api/staff/trail/undo': undoChange,
    'GET /api/staff/orders': listOrders,
    'GET /api/staff/order/beside': seeOrdersBeside,
    'GET /api/staff/orders/counts': countOrders,
    'POST /api/staff/orders/export': exportOrders,
    'GET /api/staff/packing': seePacking,
    'GET /api/staff/orders/papers': seePapers,
    'GET /api/staff/return/label': seeReturnLabel,
    'GET /api/staff/orders/documents': downloadDocuments,
    'GET /api/staff/orders/e-invoice': downloadStaffEInvoice,
    'GET /api/staff/order': seeOrder,
    'POST /api/staff/order/approve': approveOrder,
    'POST /api/staff/order/out-for-delivery': markOutForDelivery,
    'POST /api/staff/order/parcel': changeParcel,
    'POST /api/staff/order/move': advanceOrder,
    'POST /api/staff/order/undo-delivery': undoDelivery,
    'POST /api/staff/orders/move': advanceOrders,
    'POST /api/staff/order/cancel': cancelForShopper,
    'POST /api/staff/order/refuse': recordRefusedDelivery,
    'POST /api/staff/order/refund': refundOrder,
    'POST /api/staff/order/note': addOrderNote,
    'POST /api/staff/order/address': changeAddress,
    'GET /api/staff/returns': listReturns,
    'GET /api/staff/return': seeReturn,
    'GET /api/staff/return/photos': seeReturnPhotos,
    'GET /api/staff/order/returnable': seeReturnable,
    'POST /api/staff/return/take-back': takeBack,
    'POST /api/staff/return/move': moveReturn,
    'POST /api/staff/return/check': checkReturn,
    'GET /api/staff/returns/set-aside': listSetAside,
    'POST /api/staff/return/set-aside': decideSetAside,
    'POST /api/staff/return/refund': refundReturn,
    'POST /api/staff/return/exchange': exchangeReturn,
    'POST /api/staff/order/lines/quote': quoteLines,
    'POST /api/staff/order/lines': changeLines,
    'GET /api/staff/phone-order/shopper': seePhoneShopper,
    'POST /api/staff/phone-order/quote': quotePhoneOrder,
    'POST /api/staff/phone-order/place': placePhoneOrder,
    'GET /api/staff/products': listStaffProducts,
    'GET /api/staff/products/sub-categories': listSubCategories,
    'GET /api/staff/products/counts': countProducts,
    'GET /api/staff/products/sold': countSold,
    'GET /api/staff/products/file': exportProducts,
    'GET /api/staff/product': seeProduct,
    'GET /api/staff/product/history': seeProductHistory,
    'GET /api/staff/product/prices': seePriceHistory,
    'POST /api/staff/picture': [
      makeProductPicture(pictures.folder),
      {
        queue: drawings,
        beyondTransaction: true,
      },
    ],
    'GET /api/staff/picture/focus': seeFocus(pictures.folder),
    'POST /api/staff/picture/focus': [
      chooseFocus(pictures.folder),
      {
        queue: drawings,
        beyondTransaction: true,
      },
    ],
    'POST /api/staff/product/create': createProduct,
    'POST /api/staff/product/copy': copyProduct,
    'POST /api/staff/product/preview': previewProduct,
    'POST /api/staff/product/save': saveProduct,
    'POST /api/staff/products/preview': previewBulkEdit,
    'POST /api/staff/products/save': saveBulkEdit,
    'POST /api/staff/product/colour': addColour,
    'POST /api/staff/product/size': addSize,
    'GET /api/staff/product/removal': seeRemoval,
    'POST /api/staff/product/remove': removeColourOrSize,
    'POST /api/staff/import/upload': uploadImport,
    'GET /api/staff/imports': listImports,
    'GET /api/staff/import': seeImport,
    'GET /api/staff/import/faulty': seeFaultyRows,
    'POST /api/staff/import/check': [checkImport(pictures.has), { beyondTransaction: true }],
    'POST /api/staff/import/start': [startImport(pictures.has), { beyondTransaction: true }],
    'POST /api/staff/import/pictures': [fetchImportPictures(pictures), { beyondTransaction: true }],
    'POST /api/staff/import/undo': [undoWholeImport, { beyondTransaction: true }],
    'GET /api/staff/shoppers': listShoppers,
    'GET /api/staff/shoppers/counts': countShoppers,
    'POST /api/staff/shoppers/export': exportShoppers,
    'GET /api/staff/messages': listMessages,
    'POST /api/staff/message/done': markMessage,
    'GET /api/staff/questions': listStaffQuestions,
    'POST /api/staff/question/answer': answerQuestion,
    'POST /api/staff/question/hide': hideQuestion,
    'GET /api/staff/reviews': listStaffReviews,
    'POST /api/staff/review/answer': answerReview,
    'POST /api/staff/review/hide': hideReview,
    'GET /api/staff/review/photos': seeReviewPhotos,
    'POST /api/staff/review/hide-photo': hideReviewPhoto,
    'GET /api/staff/emails': listEmails,
    'GET /api/staff/email': seeEmail,
    'GET /api/staff/newsletter': listSubscribers,
    'POST /api/staff/newsletter/export': exportSubscribers,
    'POST /api/staff/newsletter/end': endSubscription,
    'GET /api/staff/shopper': seeShopper,
    'POST /api/staff/shopper/note': addShopperNote,
    'POST /api/staff/shopper/sign-out': signOutShopper,
    'POST /api/staff/shopper/export': exportShopper,
    'POST /api/staff/shopper/deletion': noteDeletionRequest,
    'POST /api/staff/shopper/erase': eraseShopper,
    'GET /api/staff/stock/count/paused': seePausedCount,
    'POST /api/staff/stock/count/discard': discardCount,
    'POST /api/staff/stock/count/pause': pauseCount,
    'GET /api/staff/stock/levels': listLevels,
    'GET /api/staff/stock/shelves': seeShelves,
    'GET /api/staff/stock/sizes': seeSizesToCount,
    'POST /api/staff/stock/find': findSizes,
    'GET /api/staff/stock/low': seeLowStock,
    'GET /api/staff/stock/movements': listMovements,
    'GET /api/staff/stock/ledger': seeStockLedger,
    'GET /api/staff/stock/ledger/file': exportStockLedger,
    'POST /api/staff/stock/move': adjustStock,
    'POST /api/staff/stock/moves': adjustStocks,
    'POST /api/staff/stock/count': countStock,
    'GET /api/staff/webhooks': listWebhooks,
    'GET /api/staff/webhooks/deliveries': listDeliveries,
    'POST /api/staff/webhooks/create': createWebhook,
    'POST /api/staff/webhooks/change': changeWebhook,
    'POST /api/staff/webhooks/rotate': rotateWebhookSecret,
    'POST /api/staff/webhooks/remove': removeWebhook,
    'POST /api/staff/webhooks/test': testWebhook,
    'POST /api/staff/webhooks/retry': retryDelivery,
    'POST /api/staff/stock/counted': setCounted,
  } satisfies Answers
}
