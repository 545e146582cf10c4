import { z } from 'zod'
import { REGIONS } from '#accounts/address'
import { CATEGORIES } from '#catalogue/product'
import { defineCall, LARGE_BODY } from '#contract/call'
import { orderedItem } from '#contract/cart/cart-calls'
import { addressInput, amountInFils, digits, ignoredUserId, messageOnly } from '#contract/fields'
import { orderedProduct } from '#contract/orders/ordered-product'
import { SHIPPING_METHODS } from '#orders/delivery'
import { ORDER_STATUSES, PAYMENT_METHODS } from '#orders/order-lifecycle'
import { CASH_TERMS } from '#orders/order-limits'

/** Body of the three order calls (API-46, API-51, API-56). `discountValue` is ignored (D-06). */
const order = z.object({
  address: addressInput,
  items: z.array(orderedItem).max(500),
  amount: amountInFils,
  discountValue: z.unknown().optional(),
  shippingMethod: z.enum(SHIPPING_METHODS),
  discountCode: digits(100).nullish(),
  /** Part of the amount to pay from store credit, in AED. The rest is due by card or in cash. */
  credit: amountInFils.optional(),
})

/** A line of an order: a snapshot of the product, and the line itself (DATA-35, DATA-36, D-07). */
const orderItem = orderedProduct.extend({
  itemId: z.string(),
  size: z.string(),
  quantity: z.number().int(),
  colorName: z.string(),
  subSKU: z.string(),
  /** Price of the line in fils, and the number of its units at the flash price. */
  linePaid: z.number().int(),
  flashUnits: z.number().int(),
})

/** An order on the wire (DATA-30 to DATA-34); `amount` in AED, `date` in epoch milliseconds (D-40). */
export const placedOrder = z.object({
  _id: z.string(),
  /** Displayed number: `LD-10471` (D-76). */
  number: z.string(),
  date: z.number().int(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  status: z.enum(ORDER_STATUSES),
  payment: z.boolean(),
  items: z.array(orderItem),
  address: addressInput,
  amount: z.number(),
  /** Part of the amount paid with store credit, in AED. Absent if none was used. */
  credit: z.number().optional(),
  discountValue: z.number(),
  shippingMethod: z.enum(SHIPPING_METHODS),
  discountCode: z.string().nullable(),
  /** Refund of a cancelled card order (D-48). Null if nothing has to be refunded. */
  refund: z.object({ refundedAt: z.number().int().nullable() }).nullable(),
  /** Set while the order waits before packing, for the code sent to the phone or for the staff. */
  review: z.enum(['phone_code', 'staff']).optional(),
})
export type WireOrder = z.infer<typeof placedOrder>

/** With a hundred lines each, this many orders stay below 4 MB. */
export const ORDERS_PER_PAGE = 20

export const orderCalls = {
  /** API-45 to API-49. The header `Idempotency-Key` makes a retry safe (D-43). */
  'POST /api/order/place': defineCall({
    caller: 'customer',
    guests: true,
    summary: 'Place an order with cash on delivery',
    input: order,
    largestBody: LARGE_BODY,
    reply: messageOnly.extend({ orderId: z.string() }),
  }),
  /** Acceptance of cash for an amount in an emirate. The order checks it again. */
  'POST /api/order/cash-terms': defineCall({
    caller: 'customer',
    guests: true,
    summary: 'Check whether cash on delivery is available for an amount',
    input: z.object({ amount: amountInFils, region: z.enum(REGIONS).optional() }),
    reply: z.object({ terms: z.enum(CASH_TERMS) }),
  }),
  /**
   * API-50 to API-54: an order paid on the provider's hosted page (D-49). The browser opens `session_url` and returns
   * to /verify. An earlier order that still waits for its payment is closed first (D-45).
   */
  'POST /api/order/stripe': defineCall({
    caller: 'customer',
    guests: true,
    summary: 'Place an order and pay by card on the hosted page',
    input: order,
    largestBody: LARGE_BODY,
    reply: messageOnly.extend({ session_url: z.string(), orderId: z.string() }),
  }),
  /**
   * API-55 to API-58: an order paid in the page. Repeating the same call gives the same order and secret, so that the
   * customer can try another card (D-45). `verified` is true if that order is already paid.
   */
  'POST /api/order/embedded-stripe': defineCall({
    caller: 'customer',
    guests: true,
    summary: 'Place an order and pay by card in the page',
    input: order,
    largestBody: LARGE_BODY,
    reply: z.object({
      clientSecret: z.string(),
      orderId: z.string(),
      verified: z.boolean().default(false),
    }),
  }),
  /**
   * API-62 to API-65, D-46: only the provider's answer counts, not `success`; false closes the hosted page first.
   * Refused with `payment_not_made`, `payment_processing` or `order_not_found`; any other refusal says nothing about
   * the payment.
   */
  'POST /api/order/verifyStripe': defineCall({
    caller: 'customer',
    guests: true,
    summary: 'Verify a hosted card payment',
    input: z.object({
      success: z.union([z.boolean(), z.string().max(10)]).optional(),
      orderId: z.string().max(100),
    }),
    reply: messageOnly,
  }),
  /** API-59 to API-61, D-46: the same for a payment in the page. */
  'POST /api/order/verifyEmbeddedStripe': defineCall({
    caller: 'customer',
    guests: true,
    summary: 'Verify a card payment in the page',
    input: z.object({ orderId: z.string().max(100), userId: ignoredUserId }),
    reply: messageOnly,
  }),
  /**
   * API-66 to API-69. Newest first, without orders that wait for a payment (D-40), at most `ORDERS_PER_PAGE`. If there
   * are older orders, send `older` as `before` to get the next page.
   */
  'POST /api/order/userorders': defineCall({
    caller: 'customer',
    guests: true,
    summary: 'List your orders',
    input: z.object({ before: z.string().max(100).optional() }),
    reply: z.object({ orders: z.array(placedOrder), older: z.string().optional() }),
  }),
  /**
   * Guest orders with the confirmed phone of this account that the guest never confirmed. They are not part of the
   * account until it accepts them.
   */
  'POST /api/order/offered': defineCall({
    caller: 'customer',
    summary: 'List guest orders that may belong to this account',
    input: z.object({}),
    reply: z.object({
      orders: z.array(placedOrder.pick({ _id: true, number: true, date: true, amount: true })),
    }),
  }),
  /** A rejected order is not offered again. */
  'POST /api/order/offered/answer': defineCall({
    caller: 'customer',
    summary: 'Add a guest order to this account, or dismiss it',
    input: z.object({ orderId: z.string().max(100), isMine: z.boolean() }),
    reply: messageOnly,
  }),
  /** API-70 to API-72, D-48. */
  'POST /api/order/cancel': defineCall({
    caller: 'customer',
    guests: true,
    summary: 'Cancel your order',
    input: z.object({ orderId: z.string().max(100), userId: ignoredUserId }),
    reply: messageOnly,
  }),
  /** D-44: every outcome except success is a refusal. */
  'POST /api/discount/check': defineCall({
    caller: 'customer',
    guests: true,
    summary: 'Check a discount code',
    input: z.object({ code: digits(1000) }),
    reply: z.object({
      code: z.string(),
      rate: z.number(),
      /** In AED, for codes with a fixed amount. */
      amountOff: z.number().optional(),
      freeDelivery: z.literal(true).optional(),
      /** Limits of the code. Absent if it applies to everything. */
      only: z
        .object({
          categories: z.array(z.enum(CATEGORIES)),
          subCategories: z.array(z.string()),
          skus: z.array(z.string()),
          /** Categories and sub-categories in the reader's language, empty without any. */
          label: z.string(),
        })
        .optional(),
      /** Does not apply to products that are already reduced. */
      fullPriceOnly: z.literal(true).optional(),
    }),
  }),
}
