import { expect, test } from 'vitest'
import { clearStartedPayment, readStartedPayment, saveStartedPayment } from '#checkout/order/started-payment'
import { memoryStorage } from '#platform/testing/memory-storage'

const items = [{ itemId: 'dress', size: '100', colorName: 'Shell', quantity: 2 }]

test('a started payment is restored with its cart items (D-47)', () => {
  const storage = memoryStorage()
  saveStartedPayment(storage, { way: 'embedded', orderId: 'o1', items })
  expect(readStartedPayment(storage)).toEqual({ way: 'embedded', orderId: 'o1', items })
  clearStartedPayment(storage)
  expect(readStartedPayment(storage)).toBeNull()
})

test.each(['', 'null', '[]', '{"way":"cash","orderId":"o1","items":[]}', '{"way":"hosted","items":[]}'])(
  'other stored values are ignored: %s',
  (openPayment) => {
    expect(readStartedPayment(memoryStorage({ openPayment }))).toBeNull()
  },
)
