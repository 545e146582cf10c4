import { expect, test } from 'vitest'
import { beyondTab, tabOf } from '#products/product-tabs'

test('a URL selects the most specific tab, and its remaining parameters are filters', () => {
  expect(tabOf({})).toBe('all')
  expect(tabOf({ status: 'published', mark: 'reduced', q: 'dress' })).toBe('reduced')
  expect(tabOf({ mark: 'reduced' })).toBe('all')
  expect(tabOf({ mark: 'no_arabic' })).toBe('no_arabic')
  expect(tabOf({ status: 'published', stock: 'low' })).toBe('published')
  expect(beyondTab({ status: 'published', mark: 'reduced', q: 'dress', category: 'Girls' })).toEqual({
    q: 'dress',
    category: 'Girls',
  })
  expect(beyondTab({ status: 'published', stock: 'low' })).toEqual({ stock: 'low' })
})
