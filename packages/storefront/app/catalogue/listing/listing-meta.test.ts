import { expect, test } from 'vitest'
import { parseListingQuery } from '#catalogue/address/listing-query'
import { listingMeta } from '#catalogue/listing/listing-meta'
import type { ListingData } from '#catalogue/listing/load-listing'

function canonicalOf(query: string, publicUrl: string | null): unknown {
  const choice = parseListingQuery(new URLSearchParams(query))
  const found = listingMeta({ choice, facets: null } as ListingData, [
    { id: 'root', loaderData: { publicUrl } },
  ])
  return found.find((tag) => 'rel' in tag && tag.rel === 'canonical')
}

test('a sorted or filtered list has the unfiltered page as canonical address', () => {
  expect(canonicalOf('page=2&sort=low-high&color=Sea', 'https://shop.example')).toMatchObject({
    href: 'https://shop.example/products?page=2',
  })
})

test('search results, and a shop without a public address, have no canonical address', () => {
  expect(canonicalOf('search=dune', 'https://shop.example')).toBeUndefined()
  expect(canonicalOf('page=2', null)).toBeUndefined()
})
