import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'
import type { Client } from '@little-dunes/domain/contract/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseListingQuery } from '#catalogue/address/listing-query'
import { listingTitle } from '#catalogue/listing/listing-title'
import { loadListing } from '#catalogue/listing/load-listing'
import { aWireProduct } from '#catalogue/testing/a-wire-product'

const read = (query: string) => parseListingQuery(new URLSearchParams(query))

afterEach(() => vi.restoreAllMocks())

describe('loading a list of products', () => {
  it('sends one request for cards, total and facets (D-12)', async () => {
    const asked: unknown[] = []
    const facets = { categories: { Boys: 0, Girls: 0, Unisex: 0 }, sizes: [], colors: [], inStock: 0 }
    const client = ((_: string, question: object) => {
      asked.push(question)
      return Promise.resolve({ success: true, products: [], total: 0, facets, didYouMean: ['Sun Hat'] })
    }) as unknown as Client
    const listing = await loadListing(client, read('search=sunhat'))
    expect(asked).toEqual([{ limit: 24, search: 'sunhat', facets: '1' }])
    expect(listing).toMatchObject({ total: 0, facets, didYouMean: ['Sun Hat'], failed: false })
  })

  it('returns the last page for a page beyond the end', async () => {
    const asked: unknown[] = []
    const client = ((_: string, { offset = 0 }: { offset?: number }) => {
      asked.push(offset)
      const products = offset < 30 ? [aWireProduct()] : []
      return Promise.resolve({ success: true, products, total: 30 })
    }) as unknown as Client
    const { choice, cards } = await loadListing(client, read('page=999'))
    expect([choice.page, cards.length]).toEqual([2, 1])
    expect(asked).toEqual([998 * 24, 24])
  })

  it('returns an empty list after a failure, with one line in the log (MSG-42)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const refused = (() =>
      Promise.resolve({ success: false, code: 'unavailable', message: '' })) as unknown as Client
    expect(await loadListing(refused, read(''))).toMatchObject({ cards: [], failed: true })
    expect(log).toHaveBeenCalledOnce()
  })
})

describe('the title of a list', () => {
  const dresses = { slug: 'dresses', name: 'Dresses', department: 'Clothing', count: 3 } as const
  const facets: WireFacets = {
    categories: { Boys: 0, Girls: 3, Unisex: 0 },
    departments: { Clothing: 3, Shoes: 0, Toys: 0 },
    types: [dresses],
    sizes: [],
    colors: [],
    sizeCounts: [],
    colorCounts: [],
    inStock: 3,
    prices: [],
  }

  it.each([
    ['', 'All products'],
    ['category=Girls', 'Girls'],
    ['category=Girls&category=Boys', 'All products'],
    ['category=Girls&type=dresses', 'Dresses'],
    ['type=toys', 'Toys'],
    ['type=toys&type=dresses', 'All products'],
    ['type=kites', 'kites'],
    ['flag=bestseller', 'Best Of Sale'],
    ['search=+hat+&category=Girls', 'Results for “hat”'],
  ])('%s: %s', (query, title) => {
    expect(listingTitle(read(query), facets)).toBe(title)
  })

  it('does not mention a sale without reductions', () => {
    expect(listingTitle(read('flag=bestseller'), facets, { maxOff: 0 })).toBe('Best sellers')
    expect(listingTitle(read('flag=bestseller'), facets, { maxOff: 5 })).toBe('Best Of Sale')
  })
})
