import { getStoredFields } from '@little-dunes/domain/content/content-fields'
import { CONTENT_NAMES, type ContentName } from '@little-dunes/domain/content/content-items'
import { expect, test } from 'vitest'
import { fieldLabel, type ReadField } from '#content/field-label'

const nothing: ReadField = () => undefined

test.each([
  ['about', 'title', 'Title'],
  ['hero', 'title2', 'Title 2'],
  ['hero', 'to1', 'Link 1'],
  ['footer', 'shop', 'First column heading'],
  ['footer', 'shop3', 'First column 3'],
  ['footer', 'shop3To', 'First column 3, link'],
  ['footer', 'shopLinks', 'First column links'],
] as const)('%s %s has the label %s', (item, name, label) =>
  expect(fieldLabel(item, name, nothing)).toBe(label),
)

test('field labels of a part contain its position', () => {
  const stored: Record<string, string> = { slides: '3,1,2', careLinks: '5,7', shopLinks: '' }
  const read: ReadField = (key) => stored[key]
  const labels = (item: ContentName, names: string[]) => names.map((name) => fieldLabel(item, name, read))
  expect(labels('hero', ['title3', 'title1', 'to3', 'title2'])).toEqual([
    'Title 1',
    'Title 2',
    'Link 1',
    'Title 3',
  ])
  expect(labels('footer', ['care7', 'care7To', 'shop3'])).toEqual([
    'Second column 2',
    'Second column 2, link',
    'First column 3',
  ])
})

test('every field of every text has a unique name', () => {
  for (const item of CONTENT_NAMES) {
    const names = [...new Set(getStoredFields(item).map(({ name }) => name))]
    const labels = names.map((name) => fieldLabel(item, name, nothing))
    expect(new Set(labels).size).toBe(labels.length)
    for (const label of labels) expect(label).toMatch(/^[A-Z]/)
  }
})
