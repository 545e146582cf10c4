import { expect, test } from 'vitest'
import { forgetPayment, readPayment, rememberPayment } from '#checkout/order/open-payment'
import { memoryStorage } from '#platform/testing/memory-storage'

const items = [{ itemId: 'dress', size: '100', colorName: 'Shell', quantity: 2 }]

test('a started payment is found again, with what it takes out of the cart (D-47)', () => {
  const storage = memoryStorage()
  rememberPayment(storage, { way: 'embedded', orderId: 'o1', items })
  expect(readPayment(storage)).toEqual({ way: 'embedded', orderId: 'o1', items })
  forgetPayment(storage)
  expect(readPayment(storage)).toBeNull()
})

test.each(['', 'null', '[]', '{"way":"cash","orderId":"o1","items":[]}', '{"way":"hosted","items":[]}'])(
  'anything else in the storage is no payment: %s',
  (openPayment) => {
    expect(readPayment(memoryStorage({ openPayment }))).toBeNull()
  },
)
