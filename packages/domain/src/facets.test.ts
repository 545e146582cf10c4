import { describe, expect, it } from 'vitest'
import { facetsOf } from '#facets'
import type { Listed } from '#listing'
import type { Category } from '#product'

const product = (name: string, category: Category, colorName: string, size: string, stocks = 1): Listed => ({
  _id: name,
  name,
  category,
  price: 1000,
  discount: 0,
  flashsale: false,
  flashDiscount: 0,
  bestseller: false,
  bestofkids: false,
  variants: [{ colorName, swatch: null, images: [], sizes: [{ size, stocks, subSKU: name }], stocks }],
})

const shop = [
  product('Sun hat', 'Girls', 'Sand', 'One Size'),
  product('Sun shirt', 'Boys', 'Coral', '90'),
  product('Star shirt', 'Boys', 'Deep Sea', '80', 0),
  product('Drum', 'Unisex', 'Coral', 'One Size'),
]

describe('the choices beside a list (LIST-01, LIST-14)', () => {
  it('counts every audience, also when one is chosen', () => {
    expect(facetsOf(shop, {}).categories).toEqual({ Boys: 2, Girls: 1, Unisex: 1 })
    expect(facetsOf(shop, { categories: ['Girls'] }).categories).toEqual({ Boys: 2, Girls: 1, Unisex: 1 })
  })

  it('counts what the other choices leave', () => {
    expect(facetsOf(shop, { search: 'sun' }).categories).toEqual({ Boys: 1, Girls: 1, Unisex: 0 })
    expect(facetsOf(shop, { inStock: true }).categories).toEqual({ Boys: 1, Girls: 1, Unisex: 1 })
  })

  it('offers the sizes and colours of the list in their order, chosen or not', () => {
    const { sizes, colors } = facetsOf(shop, { sizes: ['90'], colors: ['Coral'] })
    expect(sizes).toEqual(['80', '90', 'One Size'])
    expect(colors).toEqual(['Coral', 'Deep Sea', 'Sand'])
    expect(facetsOf(shop, { categories: ['Boys'] }).sizes).toEqual(['80', '90'])
  })
})
