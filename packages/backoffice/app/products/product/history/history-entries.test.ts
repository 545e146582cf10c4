import { expect, test } from 'vitest'
import { isCreation, shownFields } from '#products/product/history/history-entries'

const change = (field: string, before: unknown, after: unknown) => ({ field, before, after, undone: false })

test('a product with its first name is a creation, and a new colour or another name is a change', () => {
  expect(isCreation([change('sku', null, 'RC-1'), change('name', null, 'Reef Cap')])).toBe(true)
  expect(isCreation([change('colour.019a.name', null, 'Sage')])).toBe(false)
  expect(isCreation([change('name', 'Cap', 'Reef Cap')])).toBe(false)
})

test('fields empty from the start are left out, and cleared ones are shown', () => {
  const fields = ['name', 'sku', 'image'].map((field, at) => change(field, null, ['Reef Cap', '', []][at]))
  expect(shownFields(fields).map(({ field }) => field)).toEqual(['name'])
  expect(shownFields([change('sku', 'RC-1', '')])).toHaveLength(1)
})
