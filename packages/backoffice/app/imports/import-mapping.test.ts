import { expect, test } from 'vitest'
import { missingColumns, withHeading } from '#imports/import-mapping'

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
