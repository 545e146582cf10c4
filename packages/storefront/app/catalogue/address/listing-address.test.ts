import { describe, expect, it } from 'vitest'
import {
  isNarrowed,
  listingAddress,
  listingQuestion,
  readListing,
  withoutFilters,
} from '#catalogue/address/listing-address'

const read = (query: string) => readListing(new URLSearchParams(query))

describe('the address is the truth of the products page (D-17)', () => {
  it('says the same after reading and writing', () => {
    const query =
      'search=sun+hat&category=Boys&category=Unisex&flag=flashsale&size=80&size=One+Size&color=Deep+Sea' +
      '&minPrice=20&maxPrice=90&inStock=true&sort=high-low&page=2&limit=48'
    expect(listingAddress(read(query))).toBe(`/products?${query}`)
  })

  it('puts `search` first and then `category`', () => {
    expect(listingAddress(read('sort=low-high&category=Girls&search=dress'))).toBe(
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
  ])('does not hear %s', (query) => {
    expect(listingAddress(read(query))).toBe('/products')
  })

  it('takes several genders, once each and in their order (LIST-02, LIST-03)', () => {
    expect(read('category=Girls&category=Boys&category=Girls').categories).toEqual(['Boys', 'Girls'])
    expect(read('category=Unisex,Boys').categories).toEqual(['Boys', 'Unisex'])
  })

  it('makes sense of what is badly written', () => {
    expect(listingAddress(read('category=girls'))).toBe('/products?category=Girls')
    expect(listingAddress(read('minPrice=90&maxPrice=20'))).toBe('/products?minPrice=20&maxPrice=90')
    expect(listingAddress(read('category=Boys%00'))).toBe('/products?category=Boys')
    expect(read('search=sun%00hat').search).toBe('sun hat')
    expect(read(`search=${'a'.repeat(5000)}`).search).toHaveLength(200)
    expect(read('page=9999999').page).toBe(4000)
    expect(read(`size=${Array.from({ length: 500 }, (_, n) => n).join(',')}`).sizes).toHaveLength(60)
  })

  it('takes a term in place of `search` (SHELL-05)', () => {
    expect(readListing(new URLSearchParams('search=a'), 'b/c').search).toBe('b/c')
  })
})

describe('the question to the list (D-12)', () => {
  it('asks for nothing that is not chosen', () => {
    expect(listingQuestion(read(''))).toEqual({ limit: 24 })
  })

  it('asks for what is shown and no more', () => {
    expect(listingQuestion(read('category=Boys&size=24&inStock=true&limit=48&sort=low-high'))).toEqual({
      limit: 48,
      category: ['Boys'],
      size: ['24'],
      inStock: 'true',
      sort: 'low-high',
    })
  })
})

describe('clearing the filter', () => {
  it('keeps words and order', () => {
    const cleared = withoutFilters(
      read('search=hat&category=Boys&size=80&inStock=true&sort=low-high&limit=72'),
    )
    expect(listingAddress(cleared)).toBe('/products?search=hat&sort=low-high')
  })

  it('is offered only when something is narrowed', () => {
    expect(isNarrowed(read('search=hat&sort=low-high&limit=48'))).toBe(false)
    expect(isNarrowed(read('minPrice=10'))).toBe(true)
  })
})
