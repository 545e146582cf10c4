import { derivedPicture } from '@little-dunes/domain/catalogue/pictures'
import { displayedPrice } from '@little-dunes/domain/catalogue/pricing'
import { priceOfSize } from '@little-dunes/domain/catalogue/size-prices'
import { DUBAI_OFFSET } from '@little-dunes/domain/durations'
import { type Fils, filsFromAed } from '@little-dunes/domain/money'
import { languagePath } from '@little-dunes/domain/paths'
import { PAGE_LANGUAGE } from '#platform/messages'
import { productReturnPolicy } from '#platform/structured-data/return-policy'
import { selectionQuery } from '#product/choice/selection-query'
import type { OfferedProduct, ProductData } from '#product/load-product'
import { priceText } from '#product/product-meta'
import { type BreadcrumbStep, breadcrumbJsonLd } from '#product/structured-data/breadcrumb-json-ld'
import { deliveryId, deliveryJsonLd, feeFor } from '#product/structured-data/delivery-json-ld'
import { ratingsJsonLd } from '#product/structured-data/ratings-json-ld'

export interface JsonLdSources extends OfferedProduct {
  /** Canonical path of the product (D-10). */
  path: string
  publicUrl: string | null
  reviews: ProductData['reviews']
}

const RETURNS = '#returns'
const schemaOrg = (name: string): string => `https://schema.org/${name}`
/** Asia/Dubai is UTC+4 all year. */
const inDubai = (time: number): string => `${new Date(time + DUBAI_OFFSET).toISOString().slice(0, 19)}+04:00`

type Variant = OfferedProduct['product']['variants'][number]

/** One size of one colour with its current price. */
interface VariantSize {
  variant: Variant
  size: Variant['sizes'][number]
  now: Fils
}

function listSizes({ product }: JsonLdSources): VariantSize[] {
  const price = (size: VariantSize['size']) => filsFromAed(priceOfSize(product, size))
  return product.variants.flatMap((variant) =>
    variant.sizes.map((size) => ({
      variant,
      size,
      now: displayedPrice({ ...product, price: price(size) }),
    })),
  )
}

/** Absolute when the public address is known. */
const address = ({ publicUrl, path }: JsonLdSources, query = ''): string =>
  (publicUrl ?? '') + languagePath(PAGE_LANGUAGE, path) + query

const pictures = ({ publicUrl }: JsonLdSources, images: readonly string[]): string[] =>
  images.map((image) => (publicUrl ?? '') + derivedPicture(image, 800, 'webp'))

function offer(sources: JsonLdSources, { variant, size, now }: VariantSize): object {
  const { terms, settings } = sources
  return {
    '@type': 'Offer',
    availability: schemaOrg(size.stocks > 0 ? 'InStock' : 'OutOfStock'),
    itemCondition: schemaOrg('NewCondition'),
    shippingDetails: { '@id': deliveryId(feeFor(now, settings)) },
    hasMerchantReturnPolicy: { '@id': RETURNS },
    priceCurrency: 'AED',
    ...(terms.priceValidUntil !== null && { priceValidUntil: inDubai(terms.priceValidUntil) }),
    price: priceText(now),
    url: address(sources, selectionQuery(variant.colorName, size.size)),
  }
}

/**
 * Fields that differ between the variants of a product. Fields that differ by size are adjacent, which compresses best.
 */
function productFields(sources: JsonLdSources, variantSize: VariantSize): object {
  const { colorName, colorLabel, images } = variantSize.variant
  const gtin = sources.terms.gtins[variantSize.size.subSKU]
  return {
    name: sources.product.name,
    ...(sources.product.optionName === undefined && { color: colorLabel ?? colorName }),
    image: pictures(sources, images.length > 0 ? images.slice(0, 1) : sources.product.image),
    offers: offer(sources, variantSize),
    size: variantSize.size.size,
    sku: variantSize.size.subSKU,
    ...(gtin !== undefined && { gtin }),
  }
}

/** Fields that all variants of a product share. */
function sharedFields(sources: JsonLdSources): object {
  const { product, settings, reviews } = sources
  return {
    name: product.name,
    description: product.description,
    url: address(sources),
    brand: { '@type': 'Brand', name: settings.shopName },
    ...ratingsJsonLd(reviews),
  }
}

/** schema.org/ProductGroup with a Product for every size and colour; a single Product when there is only one. */
function buildProduct(sources: JsonLdSources, variantSizes: readonly VariantSize[]): object {
  const { product } = sources
  const [only] = variantSizes
  if (only && variantSizes.length === 1) {
    const all = new Set([...product.image, ...only.variant.images])
    return {
      '@type': 'Product',
      ...sharedFields(sources),
      ...productFields(sources, only),
      image: pictures(sources, [...all]),
    }
  }
  return {
    '@type': 'ProductGroup',
    // The same group id as in the merchant feed.
    productGroupID: product._id,
    ...sharedFields(sources),
    variesBy: ['size', ...(product.optionName === undefined ? ['color'] : [])].map(schemaOrg),
    hasVariant: variantSizes.map((variantSize) => ({
      '@type': 'Product',
      ...productFields(sources, variantSize),
    })),
  }
}

/** JSON-LD of the page: the product, its delivery and returns, the breadcrumbs. */
export function productJsonLd(sources: JsonLdSources, steps: readonly BreadcrumbStep[]): object[] {
  const { settings, terms, path, publicUrl } = sources
  const variantSizes = listSizes(sources)
  const fees = new Set(variantSizes.map(({ now }) => feeFor(now, settings)))
  return [
    buildProduct(sources, variantSizes),
    ...[...fees].map((fee) => deliveryJsonLd(fee, settings)),
    { '@id': RETURNS, ...productReturnPolicy(settings, terms.isReturnable) },
    breadcrumbJsonLd(steps, path, publicUrl),
  ]
}
