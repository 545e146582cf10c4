import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import { type Fils, filsFromAed } from '@little-dunes/domain/money'
import type { PaymentMethodName } from '#checkout/payment/ways-to-pay'

export interface PaymentFormState {
  /** The payment in progress. */
  task: PaymentMethodName | null
  /** The provider has reported that the money moved. */
  paid: boolean
  refusal: WireRefusal | null
  /** The cart has changed since the customer confirmed. */
  cartChanged: boolean
  /** The shop's new total (D-06). */
  newTotal: Fils | null
}

export type PaymentFormEvent =
  | { type: 'started'; task: PaymentMethodName }
  | { type: 'paid' }
  | { type: 'refused'; refusal: WireRefusal }
  | { type: 'cart_changed' }
  | { type: 'total_forgotten' }
  | { type: 'ended' }

export const IDLE: PaymentFormState = {
  task: null,
  paid: false,
  refusal: null,
  cartChanged: false,
  newTotal: null,
}

function quotedTotal({ code, quote }: WireRefusal): Fils | null {
  const { amount } = (quote ?? {}) as { amount?: unknown }
  return code === 'amount_changed' && typeof amount === 'number' ? filsFromAed(amount) : null
}

export function paymentFormReducer(state: PaymentFormState, event: PaymentFormEvent): PaymentFormState {
  switch (event.type) {
    case 'started':
      return { ...state, task: event.task, refusal: null, cartChanged: false }
    case 'paid':
      return { ...state, paid: true }
    case 'refused': {
      const newTotal = quotedTotal(event.refusal)
      return { ...state, newTotal, refusal: newTotal === null ? event.refusal : null }
    }
    case 'cart_changed':
      return { ...state, cartChanged: true }
    case 'total_forgotten':
      return { ...state, newTotal: null }
    case 'ended':
      return { ...state, task: null }
  }
}
