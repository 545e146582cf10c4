import { expect, test } from 'vitest'
import { headingsByUse, missingColumns, withHeading } from '#imports/import-mapping'

test('a heading maps to one column, and clearing it removes the mapping', () => {
  const mapping = withHeading({ price: 'Price', title: 'Title' }, 'compareAtPrice', 'Price')
  expect(mapping).toEqual({ title: 'Title', compareAtPrice: 'Price' })
  expect(withHeading(mapping, 'title', '')).toEqual({ compareAtPrice: 'Price' })
})

test('required columns without a heading are listed', () => {
  const columns = [
    { column: 'handle', heading: 'Handle', needed: true },
    { column: 'title', heading: 'Title', needed: true },
    { column: 'body', heading: 'Body (HTML)', needed: false },
  ]
  expect(missingColumns(columns, { title: 'Name' })).toEqual(['Handle'])
})

test('each heading is either used or ignored, and stock by location is used without a total column', () => {
  const headings = ['Title', 'Vendor', '', 'Vendor', 'Inventory Available: Dubai']
  expect(headingsByUse(headings, { title: 'Title' })).toEqual({
    taken: ['Title', 'Inventory Available: Dubai'],
    leftOut: ['Vendor'],
  })
  const counted = headingsByUse(headings, { title: 'Title', quantity: 'Vendor' })
  expect(counted.leftOut).toEqual(['Inventory Available: Dubai'])
})
