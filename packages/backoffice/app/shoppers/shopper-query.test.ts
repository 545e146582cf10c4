import { expect, test } from 'vitest'
import { shoppersAddress } from '#shoppers/shopper-query'

test('an address and its query say the same', () => {
  const query = { q: 'al zaabi', view: 'returning', guest: 'yes', region: 'Dubai', older: 'x' } as const
  const address = new URL(shoppersAddress.path(query), 'https://shop.example')
  expect([address.pathname, shoppersAddress.read(address.searchParams)]).toEqual(['/shoppers', query])
})

test('what is empty or unknown is left out', () => {
  expect(shoppersAddress.path({ view: 'all', q: '' })).toBe('/shoppers')
  expect(shoppersAddress.read(new URLSearchParams('view=rich&q=+'))).toEqual({ view: 'all' })
})
