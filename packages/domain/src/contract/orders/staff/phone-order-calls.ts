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

/** In any usual form; without a calling code it is of the Emirates. */
const phone = digits(40)

const ordered = {
  items: z.array(orderedItem).min(1).max(500),
  shippingMethod: z.enum(SHIPPING_METHODS),
  discountCode: digits(100).nullish(),
  paymentMethod: z.enum(CHOSEN_PAYMENT_METHODS),
}

/** Orders that the staff takes on the phone. */
export const staffPhoneOrderCalls = {
  /** The account with a phone, and where its last parcel went; null for somebody new. Refused with `invalid_phone`. */
  'GET /api/staff/phone-order/shopper': defineCall({
    caller: { staff: 'orders:create' },
    summary: 'Who has a phone',
    input: z.object({ phone }),
    reply: z.object({
      /** As it is stored. */
      phone: z.string(),
      shopper: z
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
  /** In fils, by the rules of the shop; without a phone as for somebody new. `limit` is the limit that the order would exceed, wherever it goes to. */
  'POST /api/staff/phone-order/quote': defineCall({
    caller: { staff: 'orders:create' },
    audit: null,
    summary: 'What an order would cost now',
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
      /** What each item costs, in the order of `items`; items that mean the same size are one. */
      lines: z.array(z.object({ paid: fils })),
      limit: z.enum(REACHED_LIMITS).nullable(),
      /** Where couriers collect cash. */
      cashEmirates: z.array(z.enum(REGIONS)),
    }),
  }),
  /**
   * Priced and checked as an order in the shop (D-06, D-41), in AED. Opens an account for a phone that has none; its owner
   * chooses a password by 'forgot password'. A card order waits for its payment at `paymentUrl`. Header `Idempotency-Key`
   * makes a retry harmless (D-43).
   */
  'POST /api/staff/phone-order/place': defineCall({
    caller: { staff: 'orders:create' },
    audit: 'order',
    summary: 'Place an order for a shopper on the phone',
    input: z.object({
      ...ordered,
      phone,
      address: addressInput,
      amount: amountInFils,
      /** What the shopper reads in mails and on the order. */
      language: z.enum(LANGUAGES),
      /** Without it an order beyond a limit is refused as `order_limit`. */
      mayExceedLimits: z.boolean().default(false),
    }),
    largestBody: LARGE_BODY,
    reply: z.object({
      orderId: z.string(),
      /** What the shopper is told: 10023 for LD-10023. */
      number: z.number().int(),
      paymentUrl: z.string().nullable(),
    }),
  }),
}
