import { expect, test } from 'vitest'
import { checkoutMessages } from '#checkout/checkout-messages'
import {
  type PaymentEffects,
  type PaymentOrigin,
  type PaymentVerdict,
  paymentEffects,
} from '#checkout/order/payment-effects'

const t = checkoutMessages
const message = 'The words of the shop.'

const placed: PaymentVerdict = { kind: 'placed', message }
const paid: PaymentVerdict = { kind: 'paid' }
const unconfirmed: PaymentVerdict = { kind: 'paid_unconfirmed' }
const refunded: PaymentVerdict = { kind: 'refunded', message }
const processing: PaymentVerdict = { kind: 'processing' }
const notPaid: PaymentVerdict = { kind: 'not_paid', message }
const noPayment: PaymentVerdict = { kind: 'no_payment', message }
const unknown: PaymentVerdict = { kind: 'unknown', message }
const declined: PaymentVerdict = { kind: 'declined', message, code: 'card_declined' }
const failed: PaymentVerdict = { kind: 'failed', message }

type Row = [
  PaymentVerdict,
  PaymentOrigin,
  Pick<PaymentEffects, 'clear' | 'takeOut' | 'goTo'> & { toast: string | null },
]

const toOrders = { clear: 'checkout', takeOut: true, goTo: '/orders' } as const
const stay = { clear: null, takeOut: false, goTo: null } as const

// STATE-23 to STATE-31, VER-05 to VER-07, D-42, D-46, D-47, D-72
const table: Row[] = [
  [placed, 'form', { ...toOrders, toast: message }],
  [paid, 'form', { ...toOrders, toast: null }],
  [paid, 'reload', { ...toOrders, toast: t.paid }],
  [paid, 'verify', { ...toOrders, toast: t.paid }],
  [unconfirmed, 'form', { ...toOrders, toast: null }],
  [refunded, 'form', { ...toOrders, takeOut: false, toast: message }],
  [processing, 'form', { clear: 'payment', takeOut: false, goTo: '/orders', toast: t.processing }],
  [processing, 'reload', { clear: 'payment', takeOut: false, goTo: '/orders', toast: t.processing }],
  [processing, 'verify', { ...stay, toast: null }],
  [notPaid, 'reload', { ...stay, clear: 'payment', toast: null }],
  [notPaid, 'verify', { clear: 'payment', takeOut: false, goTo: '/cart', toast: message }],
  [noPayment, 'verify', { clear: null, takeOut: false, goTo: '/cart', toast: message }],
  [unknown, 'form', { ...stay, toast: message }],
  [unknown, 'reload', { ...stay, toast: null }],
  [unknown, 'verify', { ...stay, toast: message }],
  [declined, 'form', { ...stay, toast: message }],
  [failed, 'form', { ...stay, toast: message }],
]

test.each(table)('$0.kind on $1', (verdict, place, expected) => {
  const { toast, clear, takeOut, goTo } = paymentEffects(verdict, place, t)
  expect({ clear, takeOut, goTo, toast: toast?.text ?? null }).toEqual(expected)
})

test('failures show an error toast, as long as a success toast', () => {
  const getToast = (verdict: PaymentVerdict, place: PaymentOrigin) => {
    const { kind, ms } = paymentEffects(verdict, place, t).toast ?? {}
    return [kind, ms]
  }
  for (const verdict of [refunded, unknown, declined, failed])
    expect([verdict.kind, ...getToast(verdict, 'form')]).toEqual([verdict.kind, 'error', 6000])
  for (const verdict of [notPaid, noPayment]) expect(getToast(verdict, 'verify')).toEqual(['error', 6000])
  expect(getToast(paid, 'reload')).toEqual(['notice', 6000])
  expect(getToast(processing, 'form')).toEqual(['notice', 6000])
  expect(getToast(placed, 'form')).toEqual(['notice', 2000])
})

test('an unconfirmed payment does not reload the cart', () => {
  expect(paymentEffects(unconfirmed, 'form', t).reloadCart).toBe(false)
  expect(paymentEffects(paid, 'form', t).reloadCart).toBe(true)
})

test('the page confirms stock after a payment, except on /verify (D-42)', () => {
  expect(paymentEffects(paid, 'form', t).deductStock).toBe(true)
  expect(paymentEffects(paid, 'reload', t).deductStock).toBe(true)
  expect(paymentEffects(paid, 'verify', t).deductStock).toBe(false)
})

test('a successful payment shows no error (D-47)', () => {
  for (const verdict of [paid, unconfirmed])
    expect(paymentEffects(verdict, 'form', t)).toMatchObject({ toast: null, goTo: '/orders' })
})
