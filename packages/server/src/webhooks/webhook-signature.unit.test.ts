import { expect, test } from 'vitest'
import { newSigningSecret, signedHeaders } from '#webhooks/webhook-signature'

test('a message is signed like the example of Standard Webhooks', () => {
  // https://github.com/standard-webhooks/standard-webhooks/blob/main/libraries/javascript/src/index.test.ts
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' }
  expect(signedHeaders(message, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toEqual({
    'webhook-id': message.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('both secrets sign during a rotation', () => {
  const secrets = [newSigningSecret(), newSigningSecret()]
  const message = { id: 'x', timestamp: 1, body: '{}' }
  const each = secrets.map((secret) => signedHeaders(message, [secret])['webhook-signature'])
  expect(signedHeaders(message, secrets)['webhook-signature']).toBe(each.join(' '))
  expect(new Set(each).size).toBe(2)
})

test('a secret has 256 random bits', () => {
  expect(newSigningSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
})
