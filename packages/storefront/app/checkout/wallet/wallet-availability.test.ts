import { expect, test } from 'vitest'
import { expectsWallet, saveWalletAvailability } from '#checkout/wallet/wallet-availability'
import { memoryStorage } from '#platform/testing/memory-storage'

const apple = (answer: () => boolean) => ({ ApplePaySession: { canMakePayments: answer } })

test('a wallet is expected with Apple Pay, or after an earlier one was found (PAY-09, D-49)', () => {
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

test('the saved availability takes precedence over the browser', () => {
  const storage = memoryStorage()
  saveWalletAvailability(storage, false)
  expect(
    expectsWallet(
      storage,
      apple(() => true),
    ),
  ).toBe(false)
})

test('a browser error and a damaged saved value mean no wallet is expected', () => {
  const refusing = apple(() => {
    throw new Error('not secure')
  })
  expect(expectsWallet(memoryStorage(), refusing)).toBe(false)
  expect(expectsWallet(memoryStorage({ wallet: '{' }), {})).toBe(false)
})
