import { productPath } from '@little-dunes/domain/paths'
import { expect, test } from 'vitest'
import { toCardProduct } from '#catalogue/card/card-product'
import { aVariant, aWireProduct } from '#catalogue/testing/a-wire-product'
import { wireProductPath } from '#catalogue/wire-product-path'

const cardWith = (...stocks: number[]) =>
  toCardProduct(aWireProduct({ variants: stocks.map((left, at) => aVariant(`Colour ${at}`, [], left)) }))

test.each([
  [[0, 0], 0],
  [[], 0],
  [[1], 1],
  [[1, 2], 3],
])('a card with stocks of %j shows %d left', (stocks, left) => {
  expect(cardWith(...stocks).left).toBe(left)
})

test('a card contains the data for its address, without the address', () => {
  const product = aWireProduct({})
  const { id, name, category } = toCardProduct(product)
  expect(productPath({ id, name, category })).toBe(wireProductPath(product))
  expect(JSON.stringify(toCardProduct(product))).not.toContain(wireProductPath(product))
})

test('high and uncounted stock show no number (D-70)', () => {
  expect(cardWith(2, 2)).not.toHaveProperty('left')
  expect(cardWith(0, 9999)).not.toHaveProperty('left')
})

test('a card with many colours shows three swatches and the number of the others', () => {
  const variants = Array.from({ length: 12 }, (_, at) => ({
    ...aVariant(`Colour ${at}`, [], 1),
    swatch: `#0000${at + 10}`,
  }))
  expect(toCardProduct(aWireProduct({ variants }))).toMatchObject({
    swatches: ['#000010', '#000011', '#000012'],
    moreSwatches: 9,
  })
  const few = toCardProduct(aWireProduct({ variants: variants.slice(0, 4) }))
  expect(few.swatches).toHaveLength(4)
  expect(few).not.toHaveProperty('moreSwatches')
})

test('only a reduced product has a previous price, percentage and flash sale on its card', () => {
  const reduced = aWireProduct({ price: 100, discount: 20, flashsale: true, flashDiscount: 30 })
  expect(toCardProduct(reduced)).toMatchObject({ now: 70_00, before: 100_00, off: 30, flash: true })
  const full = toCardProduct(aWireProduct({ price: 100, discount: 0, flashsale: false, flashDiscount: 0 }))
  expect(full.now).toBe(100_00)
  for (const field of ['before', 'off', 'flash']) expect(full).not.toHaveProperty(field)
})

test('a card has the next picture of the colour on its first picture, and none of another colour', () => {
  const variants = [aVariant('Shell', ['/b', '/c'], 1), aVariant('Sage', ['/a', '/d', '/e'], 3)]
  const second = (image: string[]) => toCardProduct(aWireProduct({ image, variants })).second
  expect(second(['/a', '/b'])).toBe('/d')
  expect(second(['/b', '/a'])).toBe('/c')
  expect(second(['/other', '/a'])).toBeUndefined()
  expect(second([])).toBeUndefined()
  expect(
    toCardProduct(aWireProduct({ image: ['/x'], variants: [aVariant('One', ['/x'], 1)] })),
  ).not.toHaveProperty('second')
})
