import { expect, test } from 'vitest'
import { expressExtra, shippingFee } from '#extensions/delivery-price'
import { SHIPPING_METHODS } from '#orders/delivery'

const fees = { deliveryFee: 25_00, freeDeliveryAbove: 169_00, expressFee: 10_00 }

test('there are two delivery types (CHK-10)', () => {
  expect(SHIPPING_METHODS).toEqual(['Normal', 'Express'])
})

test('express adds its fee, and normal delivery adds none (CHK-11, CHK-12)', () => {
  expect(SHIPPING_METHODS.map((method) => expressExtra(method, fees))).toEqual([0, 10_00])
})

test('delivery is free above the limit, not at it, and for an empty cart (CART-10, CART-11, CART-13)', () => {
  expect([0, 1, 168_99, 169_00, 169_01].map((total) => shippingFee(total, fees))).toEqual([
    0, 25_00, 25_00, 25_00, 0,
  ])
})
