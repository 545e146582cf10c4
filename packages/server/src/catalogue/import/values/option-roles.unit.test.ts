import { expect, test } from 'vitest'
import { getRole, shownOptionName } from '#catalogue/import/values/option-roles'

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
  ['المقاس', ['صغير', 'كبير'], 'size'],
  ['اللون', ['أحمر'], 'colour'],
])('the option %s with %j is a %s', (name, values, role) => {
  expect(getRole({ name, values, linkedTo: '' })).toBe(role)
})

test('the link in the export takes precedence over name and values', () => {
  const option = { name: 'Estilo', values: ['gris'] }
  expect(getRole({ ...option, linkedTo: 'product.metafields.shopify.shoe-size' })).toBe('size')
  expect(getRole({ ...option, name: 'Size', linkedTo: 'product.metafields.shopify.color-pattern' })).toBe(
    'colour',
  )
})

test.each([
  [['Color', 'Size'], ''],
  [['Colour'], ''],
  [['اللون', 'المقاس'], ''],
  [['genero', 'Color'], ''],
  [['Size', 'Fabric'], 'Fabric'],
  [['Color', 'Size', 'Material'], 'Color / Material'],
  [['Estampado', 'Talla'], 'Estampado'],
  [['Title'], ''],
])('for the options %j customers choose %j', (names, shown) => {
  const values = (name: string) => (name === 'Title' ? ['Default Title'] : ['Jersey', 'Rib'])
  expect(shownOptionName(names.map((name) => ({ name, values: values(name), linkedTo: '' })))).toBe(shown)
})

test('an option linked to a colour is a colour, with any name', () => {
  const linkedTo = 'product.metafields.shopify.color-pattern'
  expect(shownOptionName([{ name: 'Estilo', values: ['gris'], linkedTo }])).toBe('')
})
