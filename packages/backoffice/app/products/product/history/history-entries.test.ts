import { expect, test } from 'vitest'
import { isCreation, shownFields } from '#products/product/history/history-entries'

const change = (field: string, before: unknown, after: unknown) => ({ field, before, after, undone: false })

test('the first name of a product is its creation; a new colour and another name are changes', () => {
  expect(isCreation([change('sku', null, 'RC-1'), change('name', null, 'Reef Cap')])).toBe(true)
  expect(isCreation([change('colour.019a.name', null, 'Sage')])).toBe(false)
  expect(isCreation([change('name', 'Cap', 'Reef Cap')])).toBe(false)
})

test('what was empty from the beginning is left out, what was emptied is not', () => {
  const fields = ['name', 'sku', 'image'].map((field, at) => change(field, null, ['Reef Cap', '', []][at]))
  expect(shownFields(fields).map(({ field }) => field)).toEqual(['name'])
  expect(shownFields([change('sku', 'RC-1', '')])).toHaveLength(1)
})
