import type { WireOrder } from '@little-dunes/domain/contract/orders/order-calls'
import { expect, test } from 'vitest'
import { aWireProduct } from '#catalogue/testing/a-wire-product'
import { cartChange, cartItem, toEvent, toPurchase, toRefundEvent } from '#measuring/ecommerce-event'

const line = (colorName: string, quantity: number) => ({ productId: 'p', size: '90', colorName, quantity })

test('a cart change has the added and removed units, by size and colour', () => {
  expect(cartChange([line('Sage', 2), line('Shell', 1)], [line('Sage', 3)])).toEqual({
    added: [line('Sage', 1)],
    removed: [line('Shell', 1)],
  })
  expect(cartChange([line('Sage', 2)], [line('Sage', 2)])).toEqual({ added: [], removed: [] })
})

test('an item has the displayed price, and an event the exact amount in AED', () => {
  const item = cartItem(line('Sage', 3), aWireProduct())
  expect(item).toMatchObject({
    item_name: 'Dune Gauze Dress',
    item_category: 'Girls',
    item_variant: 'Sage / 90',
    price: 103,
    quantity: 3,
  })
  expect(cartItem(line('Sage', 3), undefined)).toBeNull()
  const items = [0.1, 0.2].map((price) => ({ item_id: 'x', item_name: 'x', price, quantity: 1 }))
  expect(toEvent('add_to_cart', items).parameters).toMatchObject({ currency: 'AED', value: 0.3 })
})

test('a purchase has the number, amount and code of the order, and the price of its lines', () => {
  const order = {
    number: 'LD-10471',
    amount: 235.95,
    discountCode: 'SOUK10',
    items: [
      {
        itemId: 'p',
        name: 'Dune Tee',
        category: 'Boys',
        colorName: 'Sage',
        size: '90',
        quantity: 2,
        linePaid: 180_50,
      },
    ],
  } as WireOrder
  expect(toPurchase(order)).toEqual({
    name: 'purchase',
    parameters: {
      currency: 'AED',
      value: 235.95,
      transaction_id: 'LD-10471',
      coupon: 'SOUK10',
      items: [
        {
          item_id: 'p',
          item_name: 'Dune Tee',
          item_category: 'Boys',
          item_variant: 'Sage / 90',
          price: 90.25,
          quantity: 2,
        },
      ],
    },
  })
})

test('a refund has the order number and the exact amount since the previous refund', () => {
  expect(toRefundEvent('LD-10471', 0.3, 0.1).parameters).toEqual({
    currency: 'AED',
    value: 0.2,
    transaction_id: 'LD-10471',
    items: [],
  })
})
