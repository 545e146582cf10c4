import { expect, test } from 'vitest'
import { parseListingQuery } from '#catalogue/address/listing-query'
import { listHead } from '#catalogue/listing/list-head'
import { listingMeta } from '#catalogue/listing/listing-meta'

function findCanonical(query: string, publicUrl: string | null): unknown {
  const choice = parseListingQuery(new URLSearchParams(query))
  const tags = listingMeta(listHead({ choice, facets: null }), [{ id: 'root', loaderData: { publicUrl } }])
  return tags.find((tag) => 'rel' in tag && tag.rel === 'canonical')
}

test('a sorted or filtered list has the unfiltered page as canonical address', () => {
  expect(findCanonical('page=2&sort=low-high&color=Sea', 'https://shop.example')).toMatchObject({
    href: 'https://shop.example/products?page=2',
  })
})

test('search results, and a shop without a public address, have no canonical address', () => {
  expect(findCanonical('search=dune', 'https://shop.example')).toBeUndefined()
  expect(findCanonical('page=2', null)).toBeUndefined()
})
