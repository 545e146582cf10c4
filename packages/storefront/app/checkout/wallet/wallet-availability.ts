import type { BrowserStorage } from '#platform/browser-storage'

const KEY = 'wallet'

/** Apple's browsers answer at once; they throw on an insecure page. */
function hasApplePay(browser: object): boolean {
  try {
    const { ApplePaySession: apple } = browser as { ApplePaySession?: { canMakePayments(): boolean } }
    return apple?.canMakePayments() === true
  } catch {
    return false
  }
}

/** True when this device probably has a wallet: the last known answer, else the browser's own. */
export function expectsWallet(storage: BrowserStorage, browser: object): boolean {
  const stored = storage.get(KEY)
  return stored === null ? hasApplePay(browser) : stored === 'yes'
}

export const saveWalletAvailability = (storage: BrowserStorage, isThere: boolean): void =>
  storage.set(KEY, isThere ? 'yes' : 'no')
