import { expect, test } from 'vitest'
import { withItem } from '#orders/item-picker/with-item'

const tee = {
  productId: 'p1',
  sku: 'TEE-CORAL-90',
  name: 'Tee',
  picture: null,
  colour: 'Coral',
  shownColour: 'Coral',
  size: '90',
  quantity: 1,
}

test('adding a size already in the order increases its quantity', () => {
  const items = withItem(withItem([tee], { ...tee, quantity: 2 }), {
    ...tee,
    sku: 'TEE-CORAL-100',
    size: '100',
  })
  expect(items.map(({ size, quantity }) => [size, quantity])).toEqual([
    ['90', 3],
    ['100', 1],
  ])
})
