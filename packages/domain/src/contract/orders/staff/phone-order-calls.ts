import { z } from 'zod'
import { REGIONS } from '#accounts/address'
import { defineCall, LARGE_BODY } from '#contract/call'
import { orderedItem } from '#contract/cart/cart-calls'
import { addressInput, amountInFils, digits } from '#contract/fields'
import { addressFields } from '#contract/orders/staff/order-fields'
import { LANGUAGES } from '#i18n/languages'
import { SHIPPING_METHODS } from '#orders/delivery'
import { CHOSEN_PAYMENT_METHODS } from '#orders/order-lifecycle'
import { REACHED_LIMITS } from '#orders/order-limits'

const fils = z.number().int()

/** Any usual form. Without a calling code, a number of the UAE. */
const phone = digits(40)

const ordered = {
  items: z.array(orderedItem).min(1).max(500),
  shippingMethod: z.enum(SHIPPING_METHODS),
  discountCode: digits(100).nullish(),
  paymentMethod: z.enum(CHOSEN_PAYMENT_METHODS),
}

export const staffPhoneOrderCalls = {
  /** The account with a phone and its last delivery address, null for a new customer. Refused with `invalid_phone`. */
  'GET /api/staff/phone-order/customer': defineCall({
    caller: { staff: 'orders:create' },
    summary: 'Find a customer by phone',
    input: z.object({ phone }),
    reply: z.object({
      /** Normalized form, as stored. */
      phone: z.string(),
      customer: z
        .object({
          id: z.string(),
          name: z.string(),
          email: z.string(),
          orders: z.number().int(),
          address: z.object(addressFields).nullable(),
        })
        .nullable(),
    }),
  }),
  /**
   * In fils, by the rules of the shop. Without a phone, the price for a new customer. `limit` is the order limit that
   * the order would exceed, for any address.
   */
  'POST /api/staff/phone-order/quote': defineCall({
    caller: { staff: 'orders:create' },
    audit: null,
    summary: 'Retrieve the total of a phone order',
    input: z.object({ ...ordered, phone: phone.optional() }),
    largestBody: LARGE_BODY,
    reply: z.object({
      subtotal: fils,
      discounted: fils,
      delivery: fils,
      express: fils,
      cashFee: fils,
      coupon: fils,
      amount: fils,
      /** Price of each item, in the order of `items`. Items with the same size are combined. */
      lines: z.array(z.object({ paid: fils })),
      limit: z.enum(REACHED_LIMITS).nullable(),
      /** Emirates where couriers collect cash. */
      cashEmirates: z.array(z.enum(REGIONS)),
    }),
  }),
  /**
   * Priced and checked like an order in the shop (D-06, D-41), in AED. Creates an account for an unknown phone, whose
   * owner sets a password with 'forgot password'. A card order waits for its payment at `paymentUrl`. The header
   * `Idempotency-Key` makes a retry safe (D-43).
   */
  'POST /api/staff/phone-order/place': defineCall({
    caller: { staff: 'orders:create' },
    audit: 'order',
    summary: 'Create a phone order',
    input: z.object({
      ...ordered,
      phone,
      address: addressInput,
      amount: amountInFils,
      /** Language of the emails and the order. */
      language: z.enum(LANGUAGES),
      /** Without it, an order above a limit is refused with `order_limit`. */
      mayExceedLimits: z.boolean().default(false),
    }),
    largestBody: LARGE_BODY,
    reply: z.object({
      orderId: z.string(),
      /** Number for the customer: 10023 for LD-10023. */
      number: z.number().int(),
      paymentUrl: z.string().nullable(),
    }),
  }),
}
