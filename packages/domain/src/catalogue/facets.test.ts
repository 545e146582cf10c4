import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEPARTMENTS, departmentSlug } from '#catalogue/departments'
import { countFacets } from '#catalogue/facets'
import { type ListedProduct, type ListingFilter, matches } from '#catalogue/listing'
import { CATEGORIES, type Category } from '#catalogue/product'
import { readSearch } from '#catalogue/search'

type Colours = Record<string, Record<string, number>>

const toVariants = (colours: Colours): ListedProduct['variants'] =>
  Object.entries(colours).map(([colorName, stocks]) => ({
    colorName,
    swatch: null,
    images: [],
    sizes: Object.entries(stocks).map(([size, count]) => ({ size, stocks: count, subSKU: '' })),
    stocks: 0,
  }))

const product = (
  name: string,
  category: Category,
  colours: Colours,
  aed = 10,
  subCategory = '',
): ListedProduct => ({
  id: name,
  name,
  sku: '',
  description: '',
  category,
  subCategory,
  price: aed * 100,
  discount: 0,
  flashsale: false,
  flashDiscount: 0,
  bestseller: false,
  bestofkids: false,
  variants: toVariants(colours),
})

const shop = [
  product('Sun hat', 'Girls', { Sand: { 'One Size': 1 } }, 10, 'Hats'),
  product('Sun shirt', 'Boys', { Coral: { '90': 1 } }, 10, 'Shirts'),
  product('Star shirt', 'Boys', { 'Deep Sea': { '80': 0 } }, 10, 'shirts'),
  product('Drum', 'Unisex', { coral: { 'One Size': 1 } }, 60, 'Musical toys'),
]

const counted = (names: readonly string[], counts: readonly number[]) =>
  Object.fromEntries(names.map((name, index) => [name, counts[index]]))

describe('a product with another option than colour', () => {
  it('counts for size filters, but not for colour filters', () => {
    const pyjamas = { ...product('Pyjamas', 'Boys', { Jersey: { '110': 1 } }), optionName: 'Fabric' }
    const { colors, colorCounts, sizes } = countFacets(
      [pyjamas, product('Tee', 'Boys', { Red: { '90': 1 } })],
      {},
    )
    expect({ colors, colorCounts, sizes }).toEqual({
      colors: ['Red'],
      colorCounts: [1],
      sizes: ['90', '110'],
    })
  })
})

describe('a product without colours', () => {
  it('counts for size filters, but has no colour', () => {
    const goods = [
      product('Oil', 'Unisex', { Standard: { 'One Size': 1 } }),
      product('Tee', 'Boys', { Red: { '90': 1 } }),
    ]
    expect(countFacets(goods, {})).toMatchObject({
      colors: ['Red'],
      colorCounts: [1],
      sizes: ['90', 'One Size'],
    })
    expect(countFacets(goods.slice(0, 1), {}).colors).toEqual([])
  })
})

describe('the filters of a list (LIST-01, LIST-14)', () => {
  it('count every audience, even when one is chosen', () => {
    expect(countFacets(shop, {}).categories).toEqual({ Boys: 2, Girls: 1, Unisex: 1 })
    expect(countFacets(shop, { categories: ['Girls'] }).categories).toEqual({ Boys: 2, Girls: 1, Unisex: 1 })
  })

  it('count the products that match the other filters', () => {
    expect(countFacets(shop, { search: readSearch('sun') }).categories).toEqual({
      Boys: 1,
      Girls: 1,
      Unisex: 0,
    })
    expect(countFacets(shop, { inStock: true }).categories).toEqual({ Boys: 1, Girls: 1, Unisex: 1 })
  })

  it('count departments and sub-categories, one per slug, below the chosen audience', () => {
    const { departments, types } = countFacets(shop, { types: ['toys'] })
    expect(departments).toEqual({ Clothing: 3, Shoes: 0, Toys: 1 })
    expect(types).toEqual([
      { slug: 'hats', name: 'Hats', department: 'Clothing', count: 1 },
      { slug: 'musical-toys', name: 'Musical toys', department: 'Toys', count: 1 },
      { slug: 'shirts', name: 'Shirts', department: 'Clothing', count: 2 },
    ])
    expect(countFacets(shop, { categories: ['Boys'], inStock: true }).types).toEqual([
      { slug: 'shirts', name: 'Shirts', department: 'Clothing', count: 1 },
    ])
    expect(countFacets(shop, { types: ['shirts'] }).categories).toEqual({ Boys: 2, Girls: 0, Unisex: 0 })
  })

  it('offer all sizes and colours of the list in order, with one spelling per colour', () => {
    const { sizes, colors } = countFacets(shop, { sizes: ['90'], colors: ['Coral'] })
    expect(sizes).toEqual(['80', '90', 'One Size'])
    expect(colors).toEqual(['Coral', 'Deep Sea', 'Sand'])
    expect(countFacets(shop, { categories: ['Boys'] }).sizes).toEqual(['80', '90'])
  })

  it('count the products for each size, colour, price and availability', () => {
    const { sizes, sizeCounts, colors, colorCounts, inStock, prices } = countFacets(shop, {
      colors: ['Coral'],
    })
    expect(counted(sizes, sizeCounts)).toEqual({ '80': 0, '90': 1, 'One Size': 1 })
    expect(counted(colors, colorCounts)).toEqual({ Coral: 2, 'Deep Sea': 1, Sand: 1 })
    expect(inStock).toBe(2)
    expect(prices).toEqual([
      { from: 0, to: 19_00, count: 1 },
      { from: 20_00, to: 39_00, count: 0 },
      { from: 40_00, to: 59_00, count: 0 },
      { from: 60_00, to: null, count: 1 },
    ])
  })
})

const sizes = ['80', '90', 'One Size']
const colours = ['Sand', 'Sea', 'sea', 'Coral']
const anySubset = (values: readonly string[]) => fc.subarray([...values], { minLength: 0, maxLength: 2 })
const anyColours = fc.dictionary(
  fc.constantFrom(...colours),
  fc.dictionary(fc.constantFrom(...sizes), fc.constantFrom(0, 3), { maxKeys: 3 }),
  { maxKeys: 3 },
)
const anyShop = fc
  .array(
    fc.tuple(
      fc.constantFrom(...CATEGORIES),
      anyColours,
      fc.integer({ min: 1, max: 300 }),
      fc.constantFrom('', 'Shirts', 'Soft toys'),
    ),
    { maxLength: 12 },
  )
  .map((parts) =>
    parts.map(([category, itemColours, aed, subCategory], index) =>
      product(`Item ${index}`, category, itemColours, aed, subCategory),
    ),
  )
const anyFilter: fc.Arbitrary<ListingFilter> = fc.record(
  {
    categories: fc.subarray([...CATEGORIES]),
    types: fc.subarray(['shirts', 'soft-toys', 'toys', 'shoes']),
    search: fc.constantFrom(readSearch('item 1'), readSearch('2')),
    sizes: anySubset(sizes),
    colors: anySubset(colours),
    minPrice: fc.constantFrom(50_00, 120_00),
    maxPrice: fc.constantFrom(99_00, 250_00),
    inStock: fc.boolean(),
  },
  { requiredKeys: [] },
)

describe('each filter count (LIST-14)', () => {
  it('equals the length of the list with only that choice in its group', () => {
    fc.assert(
      fc.property(anyShop, anyFilter, (products, filter) => {
        const total = (change: ListingFilter) =>
          products.filter((one) => matches(one, { ...filter, ...change })).length
        const facets = countFacets(products, filter)
        for (const category of CATEGORIES) {
          expect(facets.categories[category]).toBe(total({ categories: [category] }))
        }
        for (const department of DEPARTMENTS) {
          expect(facets.departments[department]).toBe(total({ types: [departmentSlug(department)] }))
        }
        for (const { slug, count } of facets.types) expect(count).toBe(total({ types: [slug] }))
        expect(facets.sizeCounts).toEqual(facets.sizes.map((size) => total({ sizes: [size] })))
        expect(facets.colorCounts).toEqual(facets.colors.map((color) => total({ colors: [color] })))
        expect(facets.inStock).toBe(total({ inStock: true }))
        for (const { from, to, count } of facets.prices) {
          expect(count).toBe(total({ minPrice: from, maxPrice: to ?? Number.MAX_SAFE_INTEGER }))
        }
      }),
    )
  })
})
