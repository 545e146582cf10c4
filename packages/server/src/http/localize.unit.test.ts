import { answerMessages } from '@little-dunes/domain/messages/answer-messages'
import { refuse } from '@little-dunes/domain/messages/failures'
import { expect, test } from 'vitest'
import { localize } from '#http/localize'

test('refusals and successes get a text in place of the key (D-31, D-62)', () => {
  expect(localize(refuse('not_enough_stock', { left: 2 }), 'en')).toEqual({
    success: false,
    code: 'not_enough_stock',
    message: "There aren't that many left.",
    left: 2,
  })
  expect(localize({ textKey: 'order_placed', orderId: 'o1' }, 'en')).toEqual({
    message: 'Order placed successfully!',
    orderId: 'o1',
  })
})

test('a response without a text key is unchanged', () => {
  expect(localize({ rate: 0.6 }, 'en')).toEqual({ rate: 0.6 })
})

test('a stored response of an earlier version with a key as message gets the text (D-43)', () => {
  const stored = { success: true, message: 'order_placed' }
  expect(localize(stored, 'en')).toEqual({ success: true, message: 'Order placed successfully!' })
})

test.each(['Order placed successfully!', 'constructor', '__proto__', ''])(
  'a stored response with the message %j keeps it (D-43)',
  (message) => expect(localize({ success: true, message }, 'en')).toEqual({ success: true, message }),
)

test('success messages have the specified texts (MSG-29, MSG-32, MSG-40)', () => {
  const { en } = answerMessages
  expect(en.order_placed).toBe('Order placed successfully!')
  expect(en.order_cancelled).toBe('Order cancelled successfully!')
  expect(en.wish_removed).toBe('Removed from wishlist')
})
