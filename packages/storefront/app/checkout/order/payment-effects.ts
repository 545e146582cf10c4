import { PATHS } from '@little-dunes/domain/paths'
import type { checkoutMessages } from '#checkout/checkout-messages'

/** All final outcomes of an order and its payment on a page. */
export type PaymentVerdict =
  /** Cash on delivery: the order is placed. */
  | { kind: 'placed'; message: string }
  | { kind: 'paid' }
  /** The provider took the money and the shop could not confirm it yet (D-47). */
  | { kind: 'paid_unconfirmed' }
  /** The provider took the money and the shop refunds it. */
  | { kind: 'refunded'; message: string }
  | { kind: 'processing' }
  | { kind: 'not_paid'; message: string }
  /** The address names no payment. */
  | { kind: 'no_payment'; message: string }
  | { kind: 'declined'; message: string; code: string | undefined }
  /** Money may have moved (D-47). */
  | { kind: 'unknown'; message: string }
  /** The shop did not answer, or knows that no money moved. */
  | { kind: 'failed'; message: string }

/** Place of the customer when the outcome arrives: paying, back on the payment page, or on /verify. */
export type PaymentOrigin = 'form' | 'reload' | 'verify'

export interface PaymentEffects {
  toast: { text: string; kind: 'notice' | 'error'; ms: number } | null
  /** Asks the shop to confirm the stock that the order reserves (STATE-23, STATE-31, D-42). */
  deductStock: boolean
  /** Data that this tab clears: the started payment, or also the used discount and delivery type. */
  clear: 'payment' | 'checkout' | null
  goTo: typeof PATHS.orders | typeof PATHS.cart | null
  /** Removes the ordered lines from the cart on screen (D-43). */
  takeOut: boolean
  /** Fetches the cart. False until the shop has learned of the payment: its cart still has the lines. */
  reloadCart: boolean
}

const TOAST_MS = 6000
const BRIEF_TOAST_MS = 2000

const STAY: PaymentEffects = {
  toast: null,
  deductStock: false,
  clear: null,
  goTo: null,
  takeOut: false,
  reloadCart: false,
}

const notice = (text: string, ms = TOAST_MS) => ({ text, kind: 'notice', ms }) as const
const error = (text: string) => ({ text, kind: 'error', ms: TOAST_MS }) as const

/** On /verify the shop has settled the order's stock itself. */
const finished = (place: PaymentOrigin): PaymentEffects => ({
  ...STAY,
  deductStock: place !== 'verify',
  clear: 'checkout',
  goTo: PATHS.orders,
  takeOut: true,
  reloadCart: true,
})

/** Only a clear 'not paid' leads back; unknown outcomes change nothing (D-46, D-47, D-72). */
export function paymentEffects(
  verdict: PaymentVerdict,
  place: PaymentOrigin,
  t: typeof checkoutMessages,
): PaymentEffects {
  switch (verdict.kind) {
    case 'placed':
      return { ...finished(place), toast: notice(verdict.message, BRIEF_TOAST_MS) }
    case 'paid':
      // The form has already shown this message when the provider confirmed.
      return { ...finished(place), toast: place === 'form' ? null : notice(t.paid) }
    case 'paid_unconfirmed':
      return { ...finished(place), reloadCart: false }
    case 'refunded':
      return { ...finished(place), toast: error(verdict.message), takeOut: false }
    case 'processing':
      return place === 'verify'
        ? STAY
        : { ...STAY, toast: notice(t.processing), clear: 'payment', goTo: PATHS.orders }
    case 'not_paid':
      return place === 'verify'
        ? { ...STAY, toast: error(verdict.message), clear: 'payment', goTo: PATHS.cart }
        : { ...STAY, clear: 'payment' }
    case 'no_payment':
      return { ...STAY, toast: error(verdict.message), goTo: PATHS.cart }
    case 'unknown':
      return place === 'reload' ? STAY : { ...STAY, toast: error(verdict.message) }
    case 'declined':
    case 'failed':
      return { ...STAY, toast: error(verdict.message) }
  }
}
