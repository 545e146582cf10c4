import { describe, expect, it } from 'vitest'
import { aWireProduct } from '#catalogue/testing/a-wire-product'
import { wireProductPath } from '#catalogue/wire-product-path'
import { excerpt, productHead, productMeta } from '#product/product-meta'
import { toProductView } from '#product/product-view'

const wire = aWireProduct({ image: ['/media/dress.1a2b3c4d.avif'] })
const path = wireProductPath(wire)
const shop = 'https://shop.example'

const findContent = (tags: ReturnType<typeof productMeta>, name: string) =>
  tags.flatMap((tag) =>
    ('property' in tag && tag.property === name) || ('name' in tag && tag.name === name)
      ? [(tag as { content: string }).content]
      : [],
  )

describe('the link preview of a product', () => {
  const tags = (publicUrl: string | null) =>
    productMeta(productHead({ product: toProductView(wire), path }), [
      { id: 'root', loaderData: { settings: { shopName: 'Little Dunes' }, publicUrl } },
    ])

  it('has its name, price and picture, with public addresses', () => {
    const result = tags(shop)
    expect(findContent(result, 'og:type')).toEqual(['product'])
    expect(findContent(result, 'og:title')).toEqual(['Dune Gauze Dress · Little Dunes'])
    expect(findContent(result, 'og:url')).toEqual([shop + path])
    expect(findContent(result, 'og:image')).toEqual([`${shop}/media/dress.1a2b3c4d.jpg`])
    expect(findContent(result, 'og:image:width')).toEqual(['1200'])
    expect(findContent(result, 'og:image:height')).toEqual(['630'])
    expect(findContent(result, 'og:image:alt')).toEqual(['Dune Gauze Dress'])
    expect(findContent(result, 'twitter:card')).toEqual(['summary_large_image'])
    expect(findContent(result, 'product:price:amount')).toEqual(['103.00'])
    expect(findContent(result, 'product:price:currency')).toEqual(['AED'])
    expect(result).toContainEqual({ tagName: 'link', rel: 'canonical', href: shop + path })
  })

  it('has the alt text of the picture, if there is one', () => {
    const altTexts = { '/media/dress.1a2b3c4d.avif': 'On a rail, from the front' }
    const product = toProductView({ ...wire, altTexts })
    const result = productMeta(productHead({ product, path }), [
      { id: 'root', loaderData: { publicUrl: shop } },
    ])
    expect(findContent(result, 'og:image:alt')).toEqual(['On a rail, from the front'])
  })

  it('has no picture and no canonical address without a public address', () => {
    const result = tags(null)
    expect(findContent(result, 'og:image')).toEqual([])
    expect(result).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }))
  })

  it('has a description of the length of a search result, in whole words', () => {
    expect(excerpt('Soft\n cotton.')).toBe('Soft cotton.')
    const long = excerpt(`${'Two layers of gauze, '.repeat(9)}end`)
    expect(long).toMatch(/^(Two layers of gauze, )*Two[^,]*…$/)
    expect(long.length).toBeLessThanOrEqual(161)
  })
})
