import type { BrowserStorage } from '#platform/browser-storage'

const KEY = 'wallet'

/** Apple's own browsers know at once; they refuse to say on a page that is not secure. */
function hasApplePay(browser: object): boolean {
  try {
    const { ApplePaySession: apple } = browser as { ApplePaySession?: { canMakePayments(): boolean } }
    return apple?.canMakePayments() === true
  } catch {
    return false
  }
}

/** Whether this device probably has a wallet: as it was found the last time, else as the browser says. */
export function expectsWallet(storage: BrowserStorage, browser: object): boolean {
  const found = storage.get(KEY)
  return found === null ? hasApplePay(browser) : found === 'yes'
}

export const saveWalletAvailability = (storage: BrowserStorage, isThere: boolean): void =>
  storage.set(KEY, isThere ? 'yes' : 'no')
