import { describe, expect, it } from 'vitest'
import { aVariant, aWireProduct } from '#catalogue/testing/a-wire-product'
import { wireProductPath } from '#catalogue/wire-product-path'
import { productJsonLd } from '#product/product-json-ld'
import { excerpt, productMeta } from '#product/product-meta'
import { toProductView } from '#product/product-view'

const image = '/media/dress.1a2b3c4d.avif'
const wire = aWireProduct({ image: [image] })
const path = wireProductPath(wire)
const steps = [
  { label: 'Home', to: '/' },
  { label: 'Girls', to: '/products?category=Girls' },
  { label: wire.name },
]
const shop = 'https://shop.example'
const reviews = { summary: { stars: [0, 0, 0, 0, 0], fits: [0, 0, 0] }, reviews: [], total: 0 }

const aReview = {
  id: '1',
  stars: 4,
  fit: 'true' as const,
  childSize: '90',
  boughtSize: '100',
  text: 'Soft.',
  name: 'Maryam',
  language: 'en' as const,
  at: Date.UTC(2026, 10, 12),
  helpful: 2,
  answer: '',
}

describe('what a product page says to search engines', () => {
  it('has a rating when buyers have reviewed it, and none before', () => {
    const sources = { product: toProductView(wire), path, publicUrl: shop }
    const summary = { stars: [0, 0, 0, 1, 1], fits: [0, 2, 0] }
    const said = { summary, reviews: [aReview, { ...aReview, text: '' }], total: 2 }
    const [rated] = Object(productJsonLd({ ...sources, reviews: said }, steps))['@graph']
    expect(rated.aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.5,
      reviewCount: 2,
      bestRating: 5,
      worstRating: 1,
    })
    expect(rated.review).toMatchObject([
      {
        author: { '@type': 'Person', name: 'Maryam' },
        datePublished: '2026-11-12',
        reviewRating: { ratingValue: 4 },
        reviewBody: 'Soft.',
        inLanguage: 'en',
      },
      { reviewRating: { ratingValue: 4 } },
    ])
    expect(rated.review[1]).not.toHaveProperty('reviewBody')
    expect(Object(productJsonLd({ ...sources, reviews }, steps))['@graph'][0]).not.toHaveProperty(
      'aggregateRating',
    )
  })

  it('is the range of its offers where sizes cost different amounts (D-69)', () => {
    const sizes = [{ size: '100', price: 150, stocks: 1, subSKU: 'b' }]
    const [shell, sage] = [aVariant('Shell', [], 1), { ...aVariant('Sage', [], 1), sizes }]
    const product = toProductView(aWireProduct({ variants: [shell, sage] }))
    expect(productJsonLd({ product, path, publicUrl: shop, reviews }, steps)).toMatchObject({
      '@graph': [
        {
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: '103.00',
            highPrice: '120.00',
            offerCount: 2,
            priceCurrency: 'AED',
          },
        },
        {},
      ],
    })
  })

  it('is one offer at the displayed price, in stock while any colour is (D-02)', () => {
    const facts = productJsonLd({ product: toProductView(wire), path, publicUrl: shop, reviews }, steps)
    expect(facts).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Product',
          url: shop + path,
          color: 'Shell, Sage',
          image: [
            `${shop}/media/dress.1a2b3c4d-800.webp`,
            `${shop}/b`,
            `${shop}/c`,
            `${shop}/d`,
            `${shop}/a`,
          ],
          offers: {
            url: shop + path,
            price: '103.00',
            priceCurrency: 'AED',
            availability: 'https://schema.org/InStock',
          },
        },
        { '@type': 'BreadcrumbList' },
      ],
    })
    const soldOut = toProductView({ ...wire, variants: [aVariant('Shell', [], 0)] })
    expect(productJsonLd({ product: soldOut, path, publicUrl: shop, reviews }, steps)).toMatchObject({
      '@graph': [{ offers: { availability: 'https://schema.org/OutOfStock' } }, {}],
    })
  })

  it('names the way to the page, step by step (PROD-01)', () => {
    const facts = productJsonLd({ product: toProductView(wire), path, publicUrl: null, reviews }, steps)
    expect(facts).toMatchObject({
      '@graph': [
        { url: path },
        {
          itemListElement: [
            { position: 1, name: 'Home', item: '/' },
            { position: 2, name: 'Girls', item: '/products?category=Girls' },
            { position: 3, name: wire.name, item: path },
          ],
        },
      ],
    })
  })
})

const contentOf = (tags: ReturnType<typeof productMeta>, name: string) =>
  tags.flatMap((tag) =>
    ('property' in tag && tag.property === name) || ('name' in tag && tag.name === name)
      ? [(tag as { content: string }).content]
      : [],
  )

describe('what a link to a product is previewed with', () => {
  const tags = (publicUrl: string | null) =>
    productMeta({ product: toProductView(wire), path }, [{ id: 'root', loaderData: { publicUrl } }])

  it('is its name, its price and its picture, at public addresses', () => {
    const found = tags(shop)
    expect(contentOf(found, 'og:type')).toEqual(['product'])
    expect(contentOf(found, 'og:title')).toEqual(['Dune Gauze Dress · Little Dunes'])
    expect(contentOf(found, 'og:url')).toEqual([shop + path])
    expect(contentOf(found, 'og:image')).toEqual([`${shop}/media/dress.1a2b3c4d.jpg`])
    expect(contentOf(found, 'og:image:width')).toEqual(['1200'])
    expect(contentOf(found, 'og:image:height')).toEqual(['630'])
    expect(contentOf(found, 'og:image:alt')).toEqual(['Dune Gauze Dress'])
    expect(contentOf(found, 'twitter:card')).toEqual(['summary_large_image'])
    expect(contentOf(found, 'product:price:amount')).toEqual(['103.00'])
    expect(contentOf(found, 'product:price:currency')).toEqual(['AED'])
    expect(found).toContainEqual({ tagName: 'link', rel: 'canonical', href: shop + path })
  })

  it('says of the picture what it shows, where the shop does', () => {
    const altTexts = { '/media/dress.1a2b3c4d.avif': 'On a rail, from the front' }
    const product = toProductView({ ...wire, altTexts })
    const found = productMeta({ product, path }, [{ id: 'root', loaderData: { publicUrl: shop } }])
    expect(contentOf(found, 'og:image:alt')).toEqual(['On a rail, from the front'])
  })

  it('has no picture where the public address is not known', () => {
    const found = tags(null)
    expect(contentOf(found, 'og:image')).toEqual([])
    expect(found).toContainEqual({ tagName: 'link', rel: 'canonical', href: path })
  })

  it('says no more than a result of a search shows, in whole words', () => {
    expect(excerpt('Soft\n cotton.')).toBe('Soft cotton.')
    const long = excerpt(`${'Two layers of gauze, '.repeat(9)}end`)
    expect(long).toMatch(/^(Two layers of gauze, )*Two[^,]*…$/)
    expect(long.length).toBeLessThanOrEqual(161)
  })
})
