import { storedFieldsOf } from '@little-dunes/domain/content/content-fields'
import { partOf } from '@little-dunes/domain/content/content-parts'
import { expect, test } from 'vitest'
import { partsOf } from '#content/parts-of'

test.each([
  ['hero', ['1', '2']],
  ['videos', ['1', '2']],
  ['ages', ['1', '2', '3', '4', '5']],
  ['collection', []],
  ['footer', []],
] as const)('%s has the parts %s', (item, parts) => {
  expect(partsOf(storedFieldsOf(item), '')).toEqual(parts)
})

test('the slides of the hero are those that are shown, in their order', () => {
  expect(partsOf(storedFieldsOf('hero'), '3,1')).toEqual(['3', '1'])
})

test('a field belongs to the part of its number, in each language, and others to the whole', () => {
  const names = storedFieldsOf('spotlight').filter(({ name }) => partOf(name) === '3')
  expect(names.map(({ key }) => key)).toEqual(['image3', 'picture3.en', 'picture3.ar'])
  expect(partOf('title')).toBeNull()
})
