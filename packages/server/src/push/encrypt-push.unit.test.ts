import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { encryptPush } from '#push/encrypt-push'
import { decryptPush } from '#testing/push/a-push-service'

const bytes = (text: string) => Buffer.from(text, 'base64url')

function createKeys(secret: string) {
  const keys = createECDH('prime256v1')
  keys.setPrivateKey(bytes(secret))
  return keys
}

const READER = createKeys('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94')
const AUTH = 'BTBZMqHH6r4Tts7J_aSIgg'

test('encrypts the example of the RFC exactly (RFC 8291, 5)', () => {
  const device = { p256dh: READER.getPublicKey('base64url'), auth: AUTH }
  const once = {
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
    sender: createKeys('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  }
  expect(encryptPush('When I grow up, I want to be a watermelon', device, once).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('only the browser decrypts a message, and equal messages differ when encrypted', () => {
  const device = { p256dh: READER.getPublicKey('base64url'), auth: AUTH }
  const [one, other] = [encryptPush('طلبكم في الطريق', device), encryptPush('طلبكم في الطريق', device)]
  expect(one.equals(other)).toBe(false)
  expect(decryptPush(one, { keys: READER, auth: bytes(AUTH) })).toBe('طلبكم في الطريق')
  const stranger = createECDH('prime256v1')
  stranger.generateKeys()
  expect(() => decryptPush(one, { keys: stranger, auth: bytes(AUTH) })).toThrow()
})
