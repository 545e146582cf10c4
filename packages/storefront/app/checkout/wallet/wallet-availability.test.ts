import { expect, test } from 'vitest'
import { expectsWallet, saveWalletAvailability } from '#checkout/wallet/wallet-availability'
import { memoryStorage } from '#platform/testing/memory-storage'

const apple = (answer: () => boolean) => ({ ApplePaySession: { canMakePayments: answer } })

test('a wallet is expected where the browser has Apple Pay, and where one was found before (PAY-09, D-49)', () => {
  const storage = memoryStorage()
  expect(expectsWallet(storage, {})).toBe(false)
  expect(
    expectsWallet(
      storage,
      apple(() => true),
    ),
  ).toBe(true)
  expect(
    expectsWallet(
      storage,
      apple(() => false),
    ),
  ).toBe(false)
  saveWalletAvailability(storage, true)
  expect(expectsWallet(storage, {})).toBe(true)
})

test('what was found counts for more than what the browser says', () => {
  const storage = memoryStorage()
  saveWalletAvailability(storage, false)
  expect(
    expectsWallet(
      storage,
      apple(() => true),
    ),
  ).toBe(false)
})

test('a browser that refuses to say, and a damaged note, mean that none is expected', () => {
  const refusing = apple(() => {
    throw new Error('not secure')
  })
  expect(expectsWallet(memoryStorage(), refusing)).toBe(false)
  expect(expectsWallet(memoryStorage({ wallet: '{' }), {})).toBe(false)
})
