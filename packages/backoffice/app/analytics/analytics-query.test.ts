import { expect, test } from 'vitest'
import { readQuery, withQuery } from '#analytics/analytics-query'

test('reading and writing a URL returns the same query', () => {
  const query = { by: 'month', until: '2026-11-22' } as const
  const address = new URL(withQuery(query), 'https://shop.example')
  expect([address.pathname, readQuery(address.searchParams)]).toEqual(['/analytics', query])
})

test('unknown and empty values are left out', () => {
  expect(withQuery({ by: 'day', until: '' })).toBe('/analytics')
  expect(readQuery(new URLSearchParams('by=decade&until='))).toEqual({ by: 'day' })
})
