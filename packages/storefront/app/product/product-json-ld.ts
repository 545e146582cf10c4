import { derivedPicture } from '@little-dunes/domain/catalogue/pictures'
import { aedFromFils, type Fils } from '@little-dunes/domain/money'
import { averageStars, MOST_STARS, reviewCount } from '@little-dunes/domain/reviews/review'
import type { ProductData } from '#product/load-product'
import type { ProductView } from '#product/product-view'

/** What one of it costs, as machines read it: the displayed price (D-02). */
export const priceText = (now: Fils): string => aedFromFils(now).toFixed(2)

/** At least one size of one colour can be bought. */
export const isInStock = ({ variants }: Pick<ProductView, 'variants'>): boolean =>
  variants.some(({ sizes }) => sizes.some(({ stocks }) => stocks > 0))

interface JsonLdSources {
  product: ProductView
  /** The one address of the product (D-10). */
  path: string
  publicUrl: string | null
  reviews: ProductData['reviews']
}

/** The product as search engines read it: schema.org/Product with one offer, or the range of its offers. */
function schemaOrgProduct({ product, path, publicUrl, reviews }: JsonLdSources): object {
  const { name, sku, description, images, now, variants } = product
  const at = (address: string) => (publicUrl ?? '') + address
  return {
    '@type': 'Product',
    name,
    sku,
    description,
    url: at(path),
    image: images.map((image) => at(derivedPicture(image, 800, 'webp'))),
    color: variants.map(({ colorName, colorLabel }) => colorLabel ?? colorName).join(', '),
    offers: {
      ...(product.from ? priceRange(product) : { '@type': 'Offer', price: priceText(now) }),
      url: at(path),
      priceCurrency: 'AED',
      availability: `https://schema.org/${isInStock(product) ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
    ...ratings(reviews),
  }
}

/** schema.org/AggregateRating and the reviews that the page shows; nothing without a review. */
function ratings({ summary, reviews }: ProductData['reviews']): object {
  const ratingValue = averageStars(summary)
  if (ratingValue === null) return {}
  const worstRating = 1
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue,
      reviewCount: reviewCount(summary),
      bestRating: MOST_STARS,
      worstRating,
    },
    review: reviews.map(({ name, at, stars, text, language }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      datePublished: new Date(at).toISOString().slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: MOST_STARS, worstRating },
      ...(text && { reviewBody: text, inLanguage: language }),
    })),
  }
}

/** schema.org/AggregateOffer: sizes cost different amounts (D-69). */
function priceRange({ now, variants }: ProductView) {
  const prices = variants.flatMap(({ sizes }) => sizes.map((size) => size.now ?? now))
  return {
    '@type': 'AggregateOffer',
    lowPrice: priceText(now),
    highPrice: priceText(Math.max(...prices)),
    offerCount: prices.length,
  }
}

export interface BreadcrumbStep {
  label: string
  to?: string
}

/** The way to the page, as its breadcrumbs show it. */
const breadcrumbJsonLd = (steps: readonly BreadcrumbStep[], { path, publicUrl }: JsonLdSources): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, to = path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: (publicUrl ?? '') + to,
  })),
})

/** All that the page says to machines (JSON-LD). */
export const productJsonLd = (sources: JsonLdSources, steps: readonly BreadcrumbStep[]): object => ({
  '@context': 'https://schema.org',
  '@graph': [schemaOrgProduct(sources), breadcrumbJsonLd(steps, sources)],
})
