import { formValues } from '@little-dunes/domain/contract/catalogue/staff/product-form-values'
import { aWholeProduct } from '@little-dunes/domain/testing/a-whole-product'
import { expect, test } from 'vitest'
import { buildConflict, resolveConflicts, withEdit } from '#products/product/form/product-draft'

const stored = formValues(aWholeProduct({ name: 'Tee', image: ['/a', '/b'] }))

test('an edit keeps the original value from when it started', () => {
  const once = withEdit({}, stored, 'name', 'Dune')
  expect(withEdit(once, { ...stored, name: 'Sea Tee' }, 'name', 'Dune Tee')).toEqual({
    name: { from: 'Tee', to: 'Dune Tee' },
  })
})

test('an unchanged value is not an edit, including lists', () => {
  expect(withEdit({ name: { from: 'Tee', to: 'x' } }, stored, 'name', 'Tee')).toEqual({})
  const moved = withEdit({}, stored, 'image', ['/b', '/a'])
  expect(withEdit(moved, stored, 'image', ['/a', '/b'])).toEqual({})
})

const draft = {
  name: { from: 'Tee', to: 'Mine' },
  sku: { from: 'A', to: 'B' },
  price: { from: 1, to: 2 },
}
const conflicts = (['name', 'price'] as const).map((field) => ({
  field,
  theirs: field === 'name' ? 'Theirs' : 3,
  actor: 'sara@example.com',
  actorName: 'Sara',
  at: 1,
}))

test('after a conflict, the user keeps or discards their own value', () => {
  expect(resolveConflicts(draft, conflicts, { price: 'theirs' })).toEqual({
    name: { from: 'Theirs', to: 'Mine' },
    sku: { from: 'A', to: 'B' },
  })
})

test('a conflict asks about fields changed by both people, and lists fields changed by one', () => {
  const before = { ...stored, sku: 'A', price: 1 }
  const now = { ...before, name: 'Theirs', price: 3, discount: 10 }
  const { clashes, ofMine, ofTheirs } = buildConflict(draft, conflicts, before, now)
  expect(clashes).toMatchObject([
    { field: 'name', mine: 'Mine', theirs: 'Theirs' },
    { field: 'price', mine: 2, theirs: 3 },
  ])
  expect([ofMine, ofTheirs]).toEqual([['sku'], ['discount']])
})
