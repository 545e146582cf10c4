import type { WireProduct } from '@little-dunes/domain/contract/fields'
import { describe, expect, it } from 'vitest'
import { productFacts } from '#product/product-facts'
import { shownProduct } from '#product/shown-product'

const variant = (colorName: string, images: string[], stocks: number) => ({
  colorName,
  swatch: null,
  images,
  sizes: [{ size: '90', stocks, subSKU: `S-${colorName}` }],
  stocks,
})

const wire: WireProduct = {
  _id: '01890000-0000-7000-8000-000000000001',
  name: 'Dune Gauze Dress',
  sku: 'LD-1',
  description: 'Two layers </script><b>',
  category: 'Girls',
  subCategory: 'Dresses',
  image: ['/a', '/b'],
  price: 129,
  discount: 10,
  flashsale: true,
  flashDiscount: 20,
  flashdiscount: 20,
  bestseller: false,
  bestofkids: false,
  variants: [variant('Shell', ['/b', '/c'], 0), variant('Sage', ['/d', '/a'], 3)],
}

describe('what the product page shows', () => {
  it('has the pictures of the product, then of every colour, without repeats (D-18, A-50)', () => {
    expect(shownProduct(wire).images).toEqual(['/a', '/b', '/c', '/d'])
  })

  it('has the displayed price by the larger percentage, in fils (PROD-07, PROD-08)', () => {
    expect(shownProduct(wire)).toMatchObject({ now: 103_00, before: 129_00, off: 20, flash: true })
  })

  it('carries no stock-keeping detail that nobody sees (D-12)', () => {
    expect(shownProduct(wire).variants[1]).toEqual({
      colorName: 'Sage',
      images: ['/d', '/a'],
      sizes: [{ size: '90', stocks: 3 }],
    })
  })
})

describe('what search engines read', () => {
  it('is one offer at the displayed price, in stock while any colour is', () => {
    expect(productFacts(shownProduct(wire))).toMatchObject({
      '@type': 'Product',
      color: 'Shell, Sage',
      offers: { price: '103.00', priceCurrency: 'AED', availability: 'https://schema.org/InStock' },
    })
    const soldOut = { ...wire, variants: [variant('Shell', [], 0)] }
    expect(productFacts(shownProduct(soldOut))).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    })
  })
})
