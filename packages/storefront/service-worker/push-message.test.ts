import { expect, test } from 'vitest'
import { readPushMessage, toNotification } from './push-message.ts'

const message = {
  title: 'LD-10471',
  body: 'طلبكم في الطريق إليكم.',
  path: '/ar/orders/LD-10471',
  language: 'ar',
}

test('a notification is in its language, replaces the previous one and opens the order', () => {
  expect(readPushMessage(JSON.stringify({ ...message, more: 1 }))).toEqual(message)
  expect(toNotification(message)).toMatchObject({
    body: message.body,
    tag: 'LD-10471',
    dir: 'rtl',
    data: '/ar/orders/LD-10471',
  })
})

test.each(['', '{', 'null', '{"title":"a"}', JSON.stringify({ ...message, path: '//elsewhere.example' })])(
  '%s is not a message of the shop',
  (text) => expect(readPushMessage(text)).toBeNull(),
)
