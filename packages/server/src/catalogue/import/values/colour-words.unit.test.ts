import { expect, test } from 'vitest'
import { findSwatch } from '#catalogue/import/values/colour-words'

test.each([
  ['Beige claro', '#e8dcc8'],
  ['Negro y gris', '#262626'],
  ['azul marino', '#2f4264'],
  ['Navy Blue', '#2f4264'],
  ['Café', '#8a5a3c'],
  ['Opcion 1', null],
  ['constructor', null],
])('the colour %s has the swatch %s', (name, swatch) => {
  expect(findSwatch(name)).toBe(swatch)
})
