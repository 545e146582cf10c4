import { expect, test } from 'vitest'
import type { CartItem } from '#cart/cart-contents'
import { createOrderRequest } from '#checkout/order/create-order-request'
import type { PaymentPageState } from '#checkout/payment-page-state'

const state = {
  formData: { fullname: 'Amna' },
  shippingMethod: 'Express',
  finalAmount: 1,
  discountCode: 'AFZ44',
  discountValue: 0.05,
} as unknown as PaymentPageState

const item = {
  line: { productId: 'p', size: '80', colorName: 'Sea', quantity: 2 },
  product: {
    _id: 'p',
    name: 'Tee',
    description: 'long',
    price: 79,
    variants: [{ colorName: 'Sea', sizes: [{ size: '80', stocks: 4, subSKU: 'TEE-SEA-80' }] }],
  },
} as unknown as CartItem

test('an order has its lines with subSKU and the product’s plain fields, and the amount in AED (API-25, API-46, API-47)', () => {
  expect(createOrderRequest(state, [item], 12345)).toEqual({
    address: state.formData,
    items: [
      {
        _id: 'p',
        name: 'Tee',
        price: 79,
        itemId: 'p',
        size: '80',
        colorName: 'Sea',
        quantity: 2,
        subSKU: 'TEE-SEA-80',
      },
    ],
    amount: 123.45,
    discountValue: 0.05,
    shippingMethod: 'Express',
    discountCode: 'AFZ44',
  })
})

test('an order partly paid by store credit has the credit in AED', () => {
  expect(createOrderRequest(state, [item], 12345, 2345)).toMatchObject({ amount: 123.45, credit: 23.45 })
})

test('an order without a code sends null (API-47)', () => {
  const body = createOrderRequest({ ...state, discountCode: null, discountValue: 0 }, [item], 12345)
  expect(body).toMatchObject({ discountCode: null, discountValue: 0 })
})
