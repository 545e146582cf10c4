import { expect, test } from 'vitest'
import { levelsAddress } from '#inventory/levels/level-query'

const read = (search: string) => levelsAddress.read(new URLSearchParams(search))

test('the inventory opens with low stock, and a search covers all sizes', () => {
  expect(read('')).toEqual({ view: 'wanted' })
  expect(read('q=smock')).toEqual({ view: 'all', q: 'smock' })
  expect(read('q=smock&view=wanted').view).toBe('all')
  expect(read('q=smock&view=sold_out').view).toBe('sold_out')
  expect(read('view=nonsense').view).toBe('wanted')
})

test('a URL omits default values and is read back unchanged', () => {
  expect(levelsAddress.path({ view: 'wanted' })).toBe('/inventory')
  expect(levelsAddress.path({ view: 'all' })).toBe('/inventory?view=all')
  expect(levelsAddress.path({ view: 'all', q: 'smock' })).toBe('/inventory?q=smock')
  const query = { view: 'low' as const, q: 'LD 4', older: 'x' }
  expect(read(levelsAddress.path(query).split('?')[1] ?? '')).toEqual(query)
})
