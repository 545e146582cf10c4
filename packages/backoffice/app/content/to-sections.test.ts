import { getStoredFields } from '@little-dunes/domain/content/content-fields'
import { expect, test } from 'vitest'
import { toSections } from '#content/to-sections'

test.each([
  ['hero', ['slides']],
  ['videos', ['films']],
  ['ages', ['all', 'tiles']],
  ['categories', ['all', 'doorways']],
  ['spotlight', ['all', 'fixed']],
  ['collection', ['all']],
  ['footer', ['all', 'shopLinks', 'all', 'careLinks', 'all', 'aboutLinks', 'all']],
] as const)('the fields of %s are grouped into %s', (item, names) => {
  const sections = toSections(getStoredFields(item))
  expect(sections.map(([field]) => (field?.part ? (field.part.list ?? 'fixed') : 'all'))).toEqual(names)
})

test('each heading of the footer comes before its links', () => {
  const keys = toSections(getStoredFields('footer')).map((section) => section.at(-1)?.key)
  expect(keys).toEqual(['shop.ar', 'shop8To', 'care.ar', 'care8To', 'about.ar', 'about8To', 'contact.ar'])
})
