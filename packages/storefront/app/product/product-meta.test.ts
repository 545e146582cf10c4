import { describe, expect, it } from 'vitest'
import { aWireProduct } from '#catalogue/testing/a-wire-product'
import { wireProductPath } from '#catalogue/wire-product-path'
import { excerpt, productMeta } from '#product/product-meta'
import { toProductView } from '#product/product-view'

const wire = aWireProduct({ image: ['/media/dress.1a2b3c4d.avif'] })
const path = wireProductPath(wire)
const shop = 'https://shop.example'

const contentOf = (tags: ReturnType<typeof productMeta>, name: string) =>
  tags.flatMap((tag) =>
    ('property' in tag && tag.property === name) || ('name' in tag && tag.name === name)
      ? [(tag as { content: string }).content]
      : [],
  )

describe('the link preview of a product', () => {
  const tags = (publicUrl: string | null) =>
    productMeta({ product: toProductView(wire), path }, [
      { id: 'root', loaderData: { settings: { shopName: 'Little Dunes' }, publicUrl } },
    ])

  it('has its name, price and picture, with public addresses', () => {
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

  it('has the alt text of the picture, if there is one', () => {
    const altTexts = { '/media/dress.1a2b3c4d.avif': 'On a rail, from the front' }
    const product = toProductView({ ...wire, altTexts })
    const found = productMeta({ product, path }, [{ id: 'root', loaderData: { publicUrl: shop } }])
    expect(contentOf(found, 'og:image:alt')).toEqual(['On a rail, from the front'])
  })

  it('has no picture and no canonical address without a public address', () => {
    const found = tags(null)
    expect(contentOf(found, 'og:image')).toEqual([])
    expect(found).not.toContainEqual(expect.objectContaining({ rel: 'canonical' }))
  })

  it('has a description of the length of a search result, in whole words', () => {
    expect(excerpt('Soft\n cotton.')).toBe('Soft cotton.')
    const long = excerpt(`${'Two layers of gauze, '.repeat(9)}end`)
    expect(long).toMatch(/^(Two layers of gauze, )*Two[^,]*…$/)
    expect(long.length).toBeLessThanOrEqual(161)
  })
})
