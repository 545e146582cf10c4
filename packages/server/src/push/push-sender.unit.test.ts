import { expect, test } from 'vitest'
import { pushSender } from '#push/push-sender'

const { accepts } = pushSender()

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://web.push.apple.com/QOe',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
])('%s is written to', (endpoint) => expect(accepts(endpoint)).toBe(true))

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.example/abc',
  'https://fcm.googleapis.com@127.0.0.1/abc',
  'https://example/#.push.apple.com',
  'http://127.0.0.1:5432/',
  'http://169.254.169.254/latest/meta-data',
  'https://localhost/',
  'file:///etc/passwd',
  'no address',
])('%s is not: no browser is reached there', (endpoint) => expect(accepts(endpoint)).toBe(false))

test('a service that stands in is taken besides, by its origin alone', () => {
  const own = pushSender('http://127.0.0.1:4000')
  expect(own.accepts('http://127.0.0.1:4000/abc')).toBe(true)
  expect(own.accepts('http://127.0.0.1:4001/abc')).toBe(false)
})
