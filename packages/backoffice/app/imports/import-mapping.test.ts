import { expect, test } from 'vitest'
import { headingsByUse, missingColumns, withHeading } from '#imports/import-mapping'

test('a heading holds one column, and none once it is taken off', () => {
  const mapping = withHeading({ price: 'Price', title: 'Title' }, 'compareAtPrice', 'Price')
  expect(mapping).toEqual({ title: 'Title', compareAtPrice: 'Price' })
  expect(withHeading(mapping, 'title', '')).toEqual({ compareAtPrice: 'Price' })
})

test('needed columns without a heading are named', () => {
  const columns = [
    { column: 'handle', heading: 'Handle', needed: true },
    { column: 'title', heading: 'Title', needed: true },
    { column: 'body', heading: 'Body (HTML)', needed: false },
  ]
  expect(missingColumns(columns, { title: 'Name' })).toEqual(['Handle'])
})

test('headings are taken or left out, each once; stock by location is taken without a column for all of it', () => {
  const headings = ['Title', 'Vendor', '', 'Vendor', 'Inventory Available: Dubai']
  expect(headingsByUse(headings, { title: 'Title' })).toEqual({
    taken: ['Title', 'Inventory Available: Dubai'],
    leftOut: ['Vendor'],
  })
  const counted = headingsByUse(headings, { title: 'Title', quantity: 'Vendor' })
  expect(counted.leftOut).toEqual(['Inventory Available: Dubai'])
})
