import { expect, test } from 'vitest'
import { readQuery, withQuery } from '#shoppers/shopper-query'

test('an address and its query say the same', () => {
  const query = { q: 'al zaabi', view: 'returning', guest: 'yes', region: 'Dubai', older: 'x' } as const
  const address = new URL(withQuery(query), 'https://shop.example')
  expect([address.pathname, readQuery(address.searchParams)]).toEqual(['/shoppers', query])
})

test('what is empty or unknown is left out', () => {
  expect(withQuery({ view: 'all', q: '' })).toBe('/shoppers')
  expect(readQuery(new URLSearchParams('view=rich&q=+'))).toEqual({ view: 'all' })
})
