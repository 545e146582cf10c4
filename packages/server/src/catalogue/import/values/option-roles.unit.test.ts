import { expect, test } from 'vitest'
import { roleOf } from '#catalogue/import/values/option-roles'

test.each([
  ['Title', ['Default Title'], null],
  ['', [], null],
  ['Color', ['Beige claro', 'Cafe'], 'colour'],
  ['Colour', ['1', '2'], 'colour'],
  ['Estilo', ['gris', 'azul'], 'colour'],
  ['Estilo', ['Opcion 1', 'Opcion 2'], 'colour'],
  ['Estilo', ['0-3M', '3-6M'], 'size'],
  ['genero', ['niño', 'niña'], 'colour'],
  ['Meses', ['0-3M', '12-18M'], 'size'],
  ['Talla', ['6-12 meses'], 'size'],
  ['Talla del calzado', ['6-12-meses'], 'size'],
  ['tamaño', ['8oz', '90z'], 'size'],
  ['Size', ['S', 'M'], 'size'],
  ['Shoe size', ['EU 24'], 'size'],
  ['Style', ['S', 'XL'], 'size'],
  ['Fabric', ['Jersey', 'Rib'], 'colour'],
  ['Title', ['Large print'], 'colour'],
])('option %s with %j: %s', (name, values, role) => {
  expect(roleOf({ name, values, linkedTo: '' })).toBe(role)
})

test("the export's own link decides before name and values", () => {
  const option = { name: 'Estilo', values: ['gris'] }
  expect(roleOf({ ...option, linkedTo: 'product.metafields.shopify.shoe-size' })).toBe('size')
  expect(roleOf({ ...option, name: 'Size', linkedTo: 'product.metafields.shopify.color-pattern' })).toBe(
    'colour',
  )
})
