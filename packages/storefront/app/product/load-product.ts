import { RELATED_RANGE, relatedProducts } from '@little-dunes/domain/catalogue/curated-lists'
import type { FormattedText } from '@little-dunes/domain/catalogue/descriptions/formatted-text'
import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { WireProduct } from '@little-dunes/domain/contract/catalogue/wire-product'
import type { Client } from '@little-dunes/domain/contract/client'
import type { WireSettings } from '@little-dunes/domain/contract/settings/settings-calls'
import { LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import { type Fils, filsFromAed } from '@little-dunes/domain/money'
import type { DeliveryPlan } from '@little-dunes/domain/orders/shipping/delivery-estimate'
import type { ReviewSummary } from '@little-dunes/domain/reviews/review'
import { type CardProduct, toCardProduct } from '#catalogue/card/card-product'
import type { SizeChart } from '#catalogue/size-tables.tsx'
import { wireProductPath } from '#catalogue/wire-product-path'
import { PAGE_LANGUAGE } from '#platform/messages'
import { type ProductView, toProductView, withProvedPrice } from '#product/product-view'
import type { ShownReviews } from '#product/reviews/use-reviews'

export interface ProductData {
  product: ProductView
  /** Canonical path of the product (D-10). */
  path: string
  /** Its paths in other languages, made of its names there; empty when pages do not refer to each other. */
  paths: Partial<Record<Language, string>>
  related: CardProduct[]
  chart: SizeChart
  /** The description with its format; undefined without one. */
  formatted: FormattedText | undefined
  /** Null when the shop has no delivery plan. */
  deliveryPlan: DeliveryPlan | null
  /** The first reviews, and the summary of all. */
  reviews: ShownReviews & { summary: ReviewSummary }
}

type OfferTerms = Pick<ReplyOf<'GET /api/product/offer-terms'>, 'priceValidUntil' | 'gtins' | 'isReturnable'>

/** Data for JSON-LD only; it is not sent with the page. */
export interface OfferedProduct {
  product: WireProduct
  settings: WireSettings
  terms: OfferTerms
}

/** Terms of previews, where the shop knows none yet. */
const NO_TERMS: OfferTerms = { priceValidUntil: null, gtins: {}, isReturnable: true }

/** A failed request leaves its strip empty. */
const toCards = (answer: { success: true; products: WireProduct[] } | { success: false }): CardProduct[] =>
  answer.success ? answer.products.map(toCardProduct) : []

async function loadPaths(
  client: Client,
  id: string,
  preview: string | undefined,
): Promise<ProductData['paths']> {
  const others = LANGUAGES.filter((language) => language !== PAGE_LANGUAGE)
  const entries = await Promise.all(
    others.map(async (language) => {
      const answer = await client('GET /api/product/list', { ids: id, preview }, { language })
      const product = answer.success ? answer.products[0] : undefined
      return product ? [[language, wireProductPath(product)]] : []
    }),
  )
  return Object.fromEntries(entries.flat())
}

/** In fils; null without a proved price. */
async function loadWasPrice(client: Client, itemId: string): Promise<Fils | null> {
  const answer = await client('GET /api/product/was-price', { itemId })
  return answer.success && answer.wasPrice !== null ? filsFromAed(answer.wasPrice) : null
}

/**
 * The product of a page or a preview; null when no product has the id (PROD-20). Throws when the product list fails.
 */
export async function loadProduct(
  client: Client,
  id: string,
  { publicUrl = null, preview }: { publicUrl?: string | null; preview?: string | undefined } = {},
): Promise<(ProductData & { offered: OfferedProduct }) | null> {
  if (!isUuid(id)) return null
  const [listed, list, chosen, settings, reviews, paths, terms, described] = await Promise.all([
    client('GET /api/product/list', { ids: id, preview }),
    client('GET /api/product/list', { limit: RELATED_RANGE.to, preview }),
    client('GET /api/product/related', { itemId: id, preview }),
    client('GET /api/settings', {}),
    client('GET /api/product/reviews', { itemId: id }),
    publicUrl === null ? {} : loadPaths(client, id, preview),
    client('GET /api/product/offer-terms', { itemId: id }),
    client('GET /api/product/description', { itemId: id }),
  ])
  if (!listed.success) throw new Error(listed.message)
  if (!settings.success) throw new Error(settings.message)
  if (!reviews.success) throw new Error(reviews.message)
  const product = listed.products[0]
  if (!product) return null
  const { sizeChart, sizeChartWeightHeading, deliveryPlan, strictWasPrices } = settings.settings
  const view = toProductView(product)
  // A preview may have another description.
  const formatted = (described.success && preview === undefined && described.formatted) || undefined
  // A preview has prices that no customer has paid yet.
  const isStrict = strictWasPrices && preview === undefined
  return {
    product: isStrict ? withProvedPrice(view, await loadWasPrice(client, id)) : view,
    path: wireProductPath(product),
    paths,
    related: relatedProducts(toCards(list), id, toCards(chosen)),
    formatted,
    chart: { sizeChart, sizeChartWeightHeading },
    deliveryPlan,
    reviews: { summary: reviews.summary, reviews: reviews.reviews, total: reviews.total },
    offered: { product, settings: settings.settings, terms: terms.success ? terms : NO_TERMS },
  }
}
