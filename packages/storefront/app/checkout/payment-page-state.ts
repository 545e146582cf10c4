import { ADDRESS_FIELDS, type Address, addressProblems } from '@little-dunes/domain/accounts/address'
import { SHIPPING_METHODS, type ShippingMethod } from '@little-dunes/domain/orders/delivery'

/** Data that checkout passes to payment in the history entry (CHK-25 to CHK-28). */
export interface PaymentPageState {
  formData: Address
  shippingMethod: ShippingMethod
  /** AED. */
  finalAmount: number
  /** Upper case; null without a valid code. */
  discountCode: string | null
  /** Fraction off. */
  discountValue: number
}

const isFraction = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

function readAddress(value: unknown): Address | null {
  if (typeof value !== 'object' || value === null) return null
  const record = value as Record<string, unknown>
  if (ADDRESS_FIELDS.some((field) => typeof record[field] !== 'string')) return null
  const address = record as Address
  return Object.keys(addressProblems(address)).length === 0 ? address : null
}

/** The state of a history entry; null when it is not from checkout (D-51). */
export function readPaymentPageState(value: unknown): PaymentPageState | null {
  if (typeof value !== 'object' || value === null) return null
  const { formData, shippingMethod, finalAmount, discountCode, discountValue } = value as Record<
    string,
    unknown
  >
  const address = readAddress(formData)
  const method = SHIPPING_METHODS.find((one) => one === shippingMethod)
  const code = typeof discountCode === 'string' ? discountCode : null
  if (!address || !method || typeof finalAmount !== 'number' || !isFraction(discountValue)) return null
  return {
    formData: address,
    shippingMethod: method,
    finalAmount,
    discountCode: code,
    discountValue: code === null ? 0 : discountValue,
  }
}
