import { storedFieldsOf } from '@little-dunes/domain/content/content-fields'
import { CONTENT_NAMES } from '@little-dunes/domain/content/content-items'
import { expect, test } from 'vitest'
import { fieldLabel } from '#content/field-label'

test.each([
  ['title', 'Title'],
  ['title2', 'Title 2'],
  ['to1', 'Leads to 1'],
  ['shop', 'Heading of the first column'],
  ['shop3', 'First column 3'],
  ['shop3To', 'First column 3, leads to'],
])('%s is called %s', (name, label) => expect(fieldLabel(name)).toBe(label))

test('the fields of a slide have the number of its place, whatever their own is', () => {
  const labels = ['title3', 'title1', 'to3', 'title2'].map((name) => fieldLabel(name, '3,1,2'))
  expect(labels).toEqual(['Title 1', 'Title 2', 'Leads to 1', 'Title 3'])
})

test('every field of every text has a name of its own', () => {
  for (const item of CONTENT_NAMES) {
    const labels = [...new Set(storedFieldsOf(item).map(({ name }) => name))].map((name) => fieldLabel(name))
    expect(new Set(labels).size).toBe(labels.length)
    for (const label of labels) expect(label).toMatch(/^[A-Z]/)
  }
})
