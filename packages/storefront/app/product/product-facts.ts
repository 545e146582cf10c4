import { aedFromFils } from '@little-dunes/domain/money'
import type { ShownProduct } from '#product/shown-product'

/** The product as search engines read it: schema.org/Product with one offer. */
export function productFacts({ name, sku, description, images, now, variants }: ShownProduct): object {
  const inStock = variants.some(({ sizes }) => sizes.some(({ stocks }) => stocks > 0))
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku,
    description,
    image: images,
    color: variants.map(({ colorName }) => colorName).join(', '),
    offers: {
      '@type': 'Offer',
      price: aedFromFils(now).toFixed(2),
      priceCurrency: 'AED',
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
