import { aColour, aSize, aWholeProduct } from '@little-dunes/domain/testing/a-whole-product'
import { expect, test } from 'vitest'
import { formatDateTime, inAed } from '#platform/format'
import { fieldName, valueText } from '#products/product/form/field-names'

const product = aWholeProduct({
  colours: [aColour({ id: 'c1', name: 'Sage', sizes: [aSize({ id: 's1' })] })],
})

test.each([
  ['nameAr', 'Arabic name'],
  ['colour.c1.images', 'images of Sage'],
  ['size.s1.price', 'price of Sage 90'],
  ['size.gone.barcode', 'barcode'],
  ['size.gone.stock', 'stock'],
])('the form field %s is called %s', (field, name) => {
  expect(fieldName(product, field)).toBe(name)
})

test.each([
  ['price', 'price'],
  ['price Sage 90', 'price of Sage 90'],
  ['swatch Sage', 'swatch of Sage'],
  ['size Sage 90', 'new size Sage 90'],
  ['stock Sand Storm 90', 'stock of Sand Storm 90'],
  ['importedFields Google Shopping / Age.1', 'kept for exports: Google Shopping / Age.1'],
  ['publishedAt', 'published at'],
])('the import field %s is called %s', (field, name) => {
  expect(fieldName(product, field)).toBe(name)
})

const MOMENT = Date.UTC(2026, 10, 29, 4, 30)

test.each([
  ['price', 12_900, inAed(12_900)],
  ['price Sage 90', 12_900, inAed(12_900)],
  ['size.s1.price', 12_900, inAed(12_900)],
  ['publishedAt', '2026-11-29T04:30:00.000Z', formatDateTime(MOMENT)],
  ['flashStartsAt', MOMENT, formatDateTime(MOMENT)],
  ['importedFields Vendor', '2026', '2026'],
  ['stock Sage 90', 3, '3'],
])('%s: %s is displayed as %s', (field, value, text) => {
  expect(valueText(field, value)).toBe(text)
})
