import type { Address } from '@little-dunes/domain/accounts/address'
import type { InputOf, ReplyOf } from '@little-dunes/domain/contract/calls'
import type { Language } from '@little-dunes/domain/i18n/languages'
import type { ShippingMethod } from '@little-dunes/domain/orders/delivery'
import type { ChosenPaymentMethod } from '@little-dunes/domain/orders/order-lifecycle'
import { isCashCollectedIn, type ReachedLimit } from '@little-dunes/domain/orders/order-limits'
import type { PickedItem } from '#orders/item-picker/size-picker.tsx'

export type PhoneCustomer = Pick<ReplyOf<'GET /api/staff/phone-order/customer'>, 'phone' | 'customer'>

export type PhoneOrderQuote = ReplyOf<'POST /api/staff/phone-order/quote'>

export interface PhoneOrderDraft {
  /** Null until the number was looked up. */
  caller: PhoneCustomer | null
  address: Address
  items: readonly PickedItem[]
  shippingMethod: ShippingMethod
  paymentMethod: ChosenPaymentMethod
  discountCode: string
  language: Language
  mayExceedLimits: boolean
}

const NO_ADDRESS: Address = {
  fullname: '',
  email: '',
  phone: '',
  street: '',
  city: '',
  region: '',
  zipcode: '',
}

export const EMPTY_DRAFT: PhoneOrderDraft = {
  caller: null,
  address: NO_ADDRESS,
  items: [],
  shippingMethod: 'Normal',
  paymentMethod: 'cod',
  discountCode: '',
  language: 'en',
  mayExceedLimits: false,
}

/** Fills in the address of the last order, or the data of the account. */
export function withCaller(draft: PhoneOrderDraft, caller: PhoneCustomer): PhoneOrderDraft {
  const { customer, phone } = caller
  const known = customer?.address ?? {
    ...draft.address,
    fullname: customer?.name ?? draft.address.fullname,
    email: customer?.email ?? draft.address.email,
    phone,
  }
  return { ...draft, caller, address: known, mayExceedLimits: false }
}

/** The limit that the order would exceed at its destination, as far as known. */
export function getLimit(
  { paymentMethod, address }: PhoneOrderDraft,
  quote: PhoneOrderQuote | null,
): ReachedLimit | null {
  if (!quote) return null
  const isRefused =
    paymentMethod === 'cod' && address.region !== '' && !isCashCollectedIn(quote, address.region)
  return quote.limit ?? (isRefused ? 'cash_not_in_emirate' : null)
}

/** Input to price the order; null without an item. */
export function quoteInput(draft: PhoneOrderDraft): InputOf<'POST /api/staff/phone-order/quote'> | null {
  const { caller, items, shippingMethod, paymentMethod, discountCode } = draft
  if (items.length === 0) return null
  return {
    ...(caller && { phone: caller.phone }),
    items: items.map(({ productId: itemId, size, colour: colorName, quantity }) => ({
      itemId,
      size,
      colorName,
      quantity,
    })),
    shippingMethod,
    paymentMethod,
    discountCode,
  }
}
