import { describe, expect, it } from 'vitest'
import {
  isFiltered,
  listingInput,
  listingPath,
  parseListingQuery,
  withoutFilters,
} from '#catalogue/address/listing-query'

const read = (query: string) => parseListingQuery(new URLSearchParams(query))

describe('the address of the products page (D-17)', () => {
  it('stays the same after parsing and formatting', () => {
    const query =
      'search=sun+hat&category=Boys&category=Unisex&type=dresses&type=toys&flag=flashsale&size=80&size=One+Size&color=Deep+Sea' +
      '&minPrice=20&maxPrice=90&inStock=true&sort=high-low&page=2&limit=48'
    expect(listingPath(read(query))).toBe(`/products?${query}`)
  })

  it('reads prices in Arabic and Persian digits', () => {
    expect(listingPath(read('minPrice=٢٠&maxPrice=۹۰'))).toBe('/products?minPrice=20&maxPrice=90')
  })

  it('puts `search` first and then `category`', () => {
    expect(listingPath(read('sort=low-high&category=Girls&search=dress'))).toBe(
      '/products?search=dress&category=Girls&sort=low-high',
    )
  })

  it.each([
    'category=Dogs',
    'sort=cheapest',
    'flag=best',
    'limit=-4',
    'limit=7',
    'limit=x',
    'minPrice=-1',
    'page=1',
    'page=-2',
    'page=1.5',
    'search=%00%00',
    'search=&search=hat',
    `size=${'9'.repeat(81)}`,
    'category=Boys%00x',
    'maxPrice=abc',
    'inStock=maybe',
    'whatever=1',
    'size=,&color=',
    'search=++',
  ])('ignores %s', (query) => {
    expect(listingPath(read(query))).toBe('/products')
  })

  it('accepts several genders, without duplicates and in a fixed order (LIST-02, LIST-03)', () => {
    expect(read('category=Girls&category=Boys&category=Girls').categories).toEqual(['Boys', 'Girls'])
    expect(read('category=Unisex,Boys').categories).toEqual(['Boys', 'Unisex'])
  })

  it('normalises malformed values', () => {
    expect(listingPath(read('type=Dresses,dresses'))).toBe('/products?type=dresses')
    expect(listingPath(read('category=girls'))).toBe('/products?category=Girls')
    expect(listingPath(read('minPrice=90&maxPrice=20'))).toBe('/products?minPrice=20&maxPrice=90')
    expect(listingPath(read('category=Boys%00'))).toBe('/products?category=Boys')
    expect(read('search=sun%00hat').search).toBe('sun hat')
    expect(read(`search=${'a'.repeat(5000)}`).search).toHaveLength(200)
    expect(read('page=9999999').page).toBe(4000)
    expect(read(`size=${Array.from({ length: 500 }, (_, n) => n).join(',')}`).sizes).toHaveLength(60)
  })

  it('accepts a search term in the path instead of `search` (SHELL-05)', () => {
    expect(parseListingQuery(new URLSearchParams('search=a'), 'b/c').search).toBe('b/c')
  })
})

describe('the request for the list (D-12)', () => {
  it('has only the page size without a selection', () => {
    expect(listingInput(read(''))).toEqual({ limit: 24 })
  })

  it('has the selected filters, page size and order', () => {
    expect(listingInput(read('category=Boys&type=toys&size=24&inStock=true&limit=48&sort=low-high'))).toEqual(
      {
        limit: 48,
        category: ['Boys'],
        type: ['toys'],
        size: ['24'],
        inStock: 'true',
        sort: 'low-high',
      },
    )
  })
})

describe('clearing the filters', () => {
  it('keeps search text and order', () => {
    const cleared = withoutFilters(
      read('search=hat&category=Boys&type=toys&size=80&inStock=true&sort=low-high&limit=72'),
    )
    expect(listingPath(cleared)).toBe('/products?search=hat&sort=low-high')
  })

  it('is offered only with active filters', () => {
    expect(isFiltered(read('search=hat&sort=low-high&limit=48'))).toBe(false)
    expect(isFiltered(read('minPrice=10'))).toBe(true)
  })
})
