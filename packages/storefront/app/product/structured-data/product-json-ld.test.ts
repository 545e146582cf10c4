import { describe, expect, it } from 'vitest'
import { aVariant, aWireProduct } from '#catalogue/testing/a-wire-product'
import { productJsonLd } from '#product/structured-data/product-json-ld'
import {
  A_GTIN,
  fullSettings,
  jsonLdSources,
  PUBLIC_URL,
  singleVariantSize,
} from '#product/testing/json-ld-sources'

const steps = [
  { label: 'Home', to: '/' },
  { label: 'Girls', to: '/products?category=Girls' },
  { label: 'Dune Gauze Dress' },
]
const said = (...change: Parameters<typeof jsonLdSources>) => productJsonLd(jsonLdSources(...change), steps)
const getVariants = (graph: object[]): Record<string, unknown>[] => Reflect.get(graph[0] ?? {}, 'hasVariant')
const path = jsonLdSources().path

describe('the structured data of a product page', () => {
  it('has no colour for another option', () => {
    const graph = said({ product: { ...jsonLdSources().product, optionName: 'Fabric' } })
    expect(graph[0]).toMatchObject({ variesBy: ['https://schema.org/size'] })
    for (const variant of getVariants(graph)) expect(variant).not.toHaveProperty('color')
  })

  it('is a group with a product for every size and colour, each at a separate address', () => {
    const [group] = said()
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: jsonLdSources().product._id,
      url: PUBLIC_URL + path,
      brand: { name: 'Little Dunes' },
      variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    })
    expect(getVariants(said())).toMatchObject([
      {
        name: 'Dune Gauze Dress',
        sku: 'S-Shell',
        color: 'Shell',
        size: '90',
        image: [`${PUBLIC_URL}/b`],
        offers: {
          url: `${PUBLIC_URL}${path}?colour=shell&size=90`,
          availability: 'https://schema.org/OutOfStock',
        },
      },
      {
        sku: 'S-Sage',
        gtin: A_GTIN,
        offers: { price: '103.00', priceCurrency: 'AED', availability: 'https://schema.org/InStock' },
      },
    ])
  })

  it('is one product for a single size and colour', () => {
    const [product] = productJsonLd(singleVariantSize(), steps)
    expect(product).toMatchObject({
      '@type': 'Product',
      sku: 'S-Sage',
      image: [`${PUBLIC_URL}/a`, `${PUBLIC_URL}/b`, `${PUBLIC_URL}/d`],
      offers: { price: '103.00' },
    })
  })

  it('has the price of each size (D-69) and the delivery fee', () => {
    const sizes = [
      { size: '90', stocks: 1, subSKU: 'a' },
      { size: '100', price: 250, stocks: 1, subSKU: 'b' },
    ]
    const graph = said({ product: aWireProduct({ variants: [{ ...aVariant('Sage', [], 1), sizes }] }) })
    expect(getVariants(graph)).toMatchObject([
      { offers: { price: '103.00', shippingDetails: { '@id': '#delivery-2500' } } },
      { offers: { price: '200.00', shippingDetails: { '@id': '#delivery-0' } } },
    ])
    expect(graph.slice(1, 3)).toMatchObject([
      {
        '@id': '#delivery-2500',
        shippingRate: { value: '25.00', currency: 'AED' },
        deliveryTime: { transitTime: { minValue: 2, maxValue: 4, unitCode: 'DAY' } },
      },
      { '@id': '#delivery-0', shippingRate: { value: '0.00' } },
    ])
  })

  it('has the end of a reduction in Dubai time, if there is one', () => {
    expect(getVariants(said())).toMatchObject([
      { offers: { priceValidUntil: '2026-11-30T23:59:59+04:00' } },
      {},
    ])
    const terms = { priceValidUntil: null, gtins: {}, isReturnable: true }
    const [first] = getVariants(said({ terms }))
    expect(first).not.toHaveProperty('gtin')
    expect(first?.offers).not.toHaveProperty('priceValidUntil')
  })

  it('has the return policy of the settings, and none for non-returnable products', () => {
    const findReturnPolicy = (graph: object[]) =>
      graph.find((thing) => Reflect.get(thing, '@id') === '#returns')
    expect(findReturnPolicy(said())).toMatchObject({
      merchantReturnDays: 14,
      returnFees: 'https://schema.org/ReturnShippingFees',
      returnShippingFeesAmount: { value: '15.00', currency: 'AED' },
    })
    expect(findReturnPolicy(said({ settings: { ...fullSettings, pickupFee: 0 } }))).toMatchObject({
      returnFees: 'https://schema.org/FreeReturn',
    })
    const terms = { priceValidUntil: null, gtins: {}, isReturnable: false }
    expect(findReturnPolicy(said({ terms }))).toMatchObject({
      returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
    })
  })

  it('has a rating only with reviews', () => {
    const [rated] = said()
    expect(rated).toMatchObject({
      aggregateRating: { ratingValue: 4.5, reviewCount: 2, bestRating: 5, worstRating: 1 },
      review: [
        {
          author: { '@type': 'Person', name: 'Maryam' },
          datePublished: '2026-11-12',
          reviewRating: { ratingValue: 4 },
          reviewBody: 'Soft.',
          inLanguage: 'en',
        },
        { reviewRating: { ratingValue: 4 } },
      ],
    })
    expect(Reflect.get(rated ?? {}, 'review')[1]).not.toHaveProperty('reviewBody')
    const reviews = { summary: { stars: [0, 0, 0, 0, 0], fits: [0, 0, 0] }, reviews: [], total: 0 }
    expect(said({ reviews })[0]).not.toHaveProperty('aggregateRating')
  })

  it('has the breadcrumbs of the page (PROD-01)', () => {
    expect(said({ publicUrl: null }).at(-1)).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home', item: '/' },
        { position: 2, name: 'Girls', item: '/products?category=Girls' },
        { position: 3, name: 'Dune Gauze Dress', item: path },
      ],
    })
  })
})
