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

test('a sorted or filtered list names the page of the list that it is a part of', () => {
  expect(canonicalOf('page=2&sort=low-high&color=Sea', 'https://shop.example')).toMatchObject({
    href: 'https://shop.example/products?page=2',
  })
})

test('results of a search, and a shop without a public address, name none', () => {
  expect(canonicalOf('search=dune', 'https://shop.example')).toBeUndefined()
  expect(canonicalOf('page=2', null)).toBeUndefined()
})
