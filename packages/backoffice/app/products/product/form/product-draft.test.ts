import { formValues } from '@little-dunes/domain/contract/catalogue/staff/product-form-values'
import { aWholeProduct } from '@little-dunes/domain/testing/a-whole-product'
import { expect, test } from 'vitest'
import { conflictOf, resolveConflicts, withEdit } from '#products/product/form/product-draft'

const held = formValues(aWholeProduct({ name: 'Tee', image: ['/a', '/b'] }))

test('a change is known with what the field was when it began', () => {
  const once = withEdit({}, held, 'name', 'Dune')
  expect(withEdit(once, { ...held, name: 'Sea Tee' }, 'name', 'Dune Tee')).toEqual({
    name: { from: 'Tee', to: 'Dune Tee' },
  })
})

test('what is as it was is no change, lists included', () => {
  expect(withEdit({ name: { from: 'Tee', to: 'x' } }, held, 'name', 'Tee')).toEqual({})
  const moved = withEdit({}, held, 'image', ['/b', '/a'])
  expect(withEdit(moved, held, 'image', ['/a', '/b'])).toEqual({})
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

test('after a conflict a change is made over the value of the other one, or left', () => {
  expect(resolveConflicts(draft, conflicts, { price: 'theirs' })).toEqual({
    name: { from: 'Theirs', to: 'Mine' },
    sku: { from: 'A', to: 'B' },
  })
})

test('a conflict asks about the fields of both, and names those of one', () => {
  const before = { ...held, sku: 'A', price: 1 }
  const now = { ...before, name: 'Theirs', price: 3, discount: 10 }
  const { clashes, ofMine, ofTheirs } = conflictOf(draft, conflicts, before, now)
  expect(clashes).toMatchObject([
    { field: 'name', mine: 'Mine', theirs: 'Theirs' },
    { field: 'price', mine: 2, theirs: 3 },
  ])
  expect([ofMine, ofTheirs]).toEqual([['sku'], ['discount']])
})
