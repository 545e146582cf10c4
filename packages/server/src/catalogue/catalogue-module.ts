import { CARD_JOBS } from '#catalogue/cards/refresh-cards'
import { seeDescription } from '#catalogue/descriptions/see-description'
import { listProducts } from '#catalogue/list-products'
import { seeOfferTerms } from '#catalogue/offers/see-offer-terms'
import { seeRelated } from '#catalogue/offers/see-related'
import { scheduleJob } from '#catalogue/sales/schedule-job'
import { seeWasPrice } from '#catalogue/sales/see-was-price'
import { seeAssortment } from '#catalogue/see-assortment'
import { addColour, addSize } from '#catalogue/staff/add-colour'
import { previewBulkEdit, saveBulkEdit } from '#catalogue/staff/bulk-edit'
import { chooseFocus, seeFocus } from '#catalogue/staff/choose-focus'
import { countProducts } from '#catalogue/staff/counts/count-products'
import { countSold } from '#catalogue/staff/counts/count-sold'
import { copyProduct, createProduct } from '#catalogue/staff/create-product'
import { exportProducts } from '#catalogue/staff/export-products'
import { listStaffProducts } from '#catalogue/staff/finding/list-products'
import { listSubCategories } from '#catalogue/staff/finding/list-sub-categories'
import { previewProduct } from '#catalogue/staff/preview-product'
import { removeColourOrSize, seeRemoval } from '#catalogue/staff/remove-colour'
import { changeSale, createSale } from '#catalogue/staff/sales/change-sale'
import { listSales } from '#catalogue/staff/sales/list-sales'
import { seePlannedOffers } from '#catalogue/staff/sales/planned-offers'
import { previewSale } from '#catalogue/staff/sales/preview-sale'
import { saveProduct } from '#catalogue/staff/save-product'
import { seePriceHistory, seeProduct } from '#catalogue/staff/see-product'
import { createProductListCaches } from '#catalogue/whole-list/product-list-cache'
import { answerWholeList, serveCachedProductList } from '#catalogue/whole-list/whole-list'
import { createWorkQueue } from '#http/limits/work-queue'
import { staffDrawings } from '#media/drawing-limits'
import { defineModule } from '#modules/define-module'

/** A part of a large catalogue takes about 10 ms to write, so the queue is less than a second of work. */
const PARTS = { atOnce: 1, waiting: 60 }

export const catalogueModule = defineModule({
  name: 'catalogue',
  calls: ({ shop, catalogue, quick, options }) => {
    const wholeLists = createProductListCaches(catalogue)
    quick.push(serveCachedProductList(wholeLists))
    return {
      'GET /api/product/was-price': seeWasPrice,
      'GET /api/product/offer-terms': seeOfferTerms,
      'GET /api/product/description': seeDescription,
      'GET /api/product/related': seeRelated,
      'GET /api/product/assortment': seeAssortment,
      'GET /api/product/list': [
        listProducts,
        { queue: createWorkQueue(PARTS), onRequest: answerWholeList(shop, wholeLists) },
      ],
      'GET /api/staff/sales': listSales,
      'GET /api/staff/sales/planned': seePlannedOffers,
      'POST /api/staff/sales/preview': previewSale,
      'POST /api/staff/sales/create': createSale,
      'POST /api/staff/sales/change': changeSale,
      'GET /api/staff/products': listStaffProducts,
      'GET /api/staff/products/sub-categories': listSubCategories,
      'GET /api/staff/products/counts': countProducts,
      'GET /api/staff/products/sold': countSold,
      'GET /api/staff/products/file': exportProducts,
      'GET /api/staff/product': seeProduct,
      'GET /api/staff/product/prices': seePriceHistory,
      'GET /api/staff/picture/focus': seeFocus(options.dataFolder),
      'POST /api/staff/picture/focus': [
        chooseFocus(options.dataFolder),
        { queue: staffDrawings, beyondTransaction: true },
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
    }
  },
  jobs: [scheduleJob()],
  separateJobs: CARD_JOBS,
})
