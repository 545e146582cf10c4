import { expect, test } from 'vitest'
import { beyondTab, getTab } from '#products/product-tabs'

test('a URL selects the most specific tab, and its remaining parameters are filters', () => {
  expect(getTab({})).toBe('all')
  expect(getTab({ status: 'published', mark: 'reduced', q: 'dress' })).toBe('reduced')
  expect(getTab({ mark: 'reduced' })).toBe('all')
  expect(getTab({ mark: 'no_arabic' })).toBe('no_arabic')
  expect(getTab({ status: 'published', stock: 'low' })).toBe('published')
  expect(beyondTab({ status: 'published', mark: 'reduced', q: 'dress', category: 'Girls' })).toEqual({
    q: 'dress',
    category: 'Girls',
  })
  expect(beyondTab({ status: 'published', stock: 'low' })).toEqual({ stock: 'low' })
})
