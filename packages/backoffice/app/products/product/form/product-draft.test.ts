import { expect, test } from 'vitest'
import { overwriteConflict, withEdit, withoutEdit } from '#products/product/form/product-draft'

const held = { name: 'Tee', images: ['/a', '/b'] }

test('a change is known with what the field was when it began', () => {
  const once = withEdit({}, held, 'name', 'Dune')
  expect(withEdit(once, { name: 'Sea Tee' }, 'name', 'Dune Tee')).toEqual({
    name: { from: 'Tee', to: 'Dune Tee' },
  })
})

test('what is as it was is no change, lists included', () => {
  expect(withEdit({ name: { from: 'Tee', to: 'x' } }, held, 'name', 'Tee')).toEqual({})
  const moved = withEdit({}, held, 'images', ['/b', '/a'])
  expect(withEdit(moved, held, 'images', ['/a', '/b'])).toEqual({})
})

test('after a conflict a change is taken back, or made over the value of the other one', () => {
  const draft = { name: { from: 'Tee', to: 'Mine' } }
  expect(withoutEdit(draft, 'name')).toEqual({})
  expect(overwriteConflict(draft, 'name', 'Theirs')).toEqual({ name: { from: 'Theirs', to: 'Mine' } })
  expect(overwriteConflict(draft, 'price', 1)).toEqual(draft)
})
