import { expect, test } from 'vitest'
import { isChanged, linesInput, toDraft, withAdded } from '#orders/lines/lines-draft'

const line = {
  position: 0,
  productId: 'p1',
  name: 'Tee',
  picture: null,
  colour: 'Coral',
  swatch: null,
  size: '90',
  sku: 'T-90',
  quantity: 2,
  refunded: 0,
  paid: 200_00,
  couponShare: 0,
  vat: 9_52,
}
const order = { id: 'o1', lines: [line] }
const tee = {
  productId: 'p1',
  sku: 'T-90',
  name: 'Tee',
  picture: null,
  colour: 'Coral',
  shownColour: 'Coral',
  size: '90',
  quantity: 1,
}

test('adding an existing size increases its line, and another size gets a new line', () => {
  const draft = withAdded(withAdded(toDraft([line]), [line], tee), [line], {
    ...tee,
    sku: 'T-100',
    size: '100',
  })
  expect(draft).toMatchObject({ remaining: { 0: 3 }, added: [{ size: '100' }] })
  expect([isChanged(toDraft([line]), [line]), isChanged(draft, [line])]).toEqual([false, true])
})

test('a line is found by its SKU in every language of its colour', () => {
  const arabic = { ...line, colour: 'مرجاني' }
  expect(withAdded(toDraft([arabic]), [arabic], tee)).toEqual({ remaining: { 0: 3 }, added: [] })
})

test('a removed line is not sent, and an empty draft has no price', () => {
  const nothing = { remaining: { 0: 0 }, added: [] }
  expect(linesInput(order, nothing)).toBeNull()
  expect(linesInput(order, { ...nothing, added: [tee] })).toEqual({
    orderId: 'o1',
    from: [{ position: 0, sku: 'T-90', quantity: 2 }],
    remaining: [],
    added: [{ itemId: 'p1', size: '90', colorName: 'Coral', quantity: 1 }],
  })
})
