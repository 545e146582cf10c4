import { z } from 'zod'
import { ORDER_STATUSES, PAYMENT_METHODS } from '#orders/order-lifecycle'
import { REVIEW_REASONS } from '#orders/order-limits'
import { DELIVERY_STAYS } from '#orders/shipping/delivery-undo'
import { TAX_DOCUMENT_KINDS } from '#orders/tax-documents'

const fils = z.number().int()
const moment = z.number().int()

/** `waiting`: for a card payment. `cash`: to be collected. `part_refunded`: refunded in part. */
export const FINANCIAL_STATUSES = ['waiting', 'cash', 'paid', 'part_refunded', 'refunded', 'unpaid'] as const
export type FinancialStatus = (typeof FINANCIAL_STATUSES)[number]

/** An order in a list. Amounts in fils, times in epoch milliseconds. */
export const listedOrder = z.object({
  id: z.string(),
  number: z.number().int(),
  placedAt: moment,
  name: z.string(),
  region: z.string(),
  /** Pictures of the first three lines. */
  pictures: z.array(z.string()),
  units: z.number().int(),
  status: z.enum(ORDER_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  money: z.enum(FINANCIAL_STATUSES),
  express: z.boolean(),
  review: z.boolean(),
  /** Items or address have changed since it was packed, and it is not shipped yet. */
  changedSincePacked: z.boolean(),
  amount: fils,
  /** Promised delivery day, and the last day to ship for it; null without a promise. */
  estimatedDay: z.string().nullable(),
  shipBy: z.string().nullable(),
})
export type ListedOrder = z.infer<typeof listedOrder>

const line = z.object({
  position: z.number().int(),
  productId: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  colour: z.string(),
  /** `#rrggbb`, or null if unknown. */
  swatch: z.string().nullable(),
  size: z.string(),
  sku: z.string(),
  quantity: z.number().int(),
  refunded: z.number().int(),
  /** Price of the line before the code, its share of the code's discount, and the VAT included in the rest. */
  paid: fils,
  couponShare: fils,
  vat: fils,
})
export type OrderLine = z.infer<typeof line>

const refund = z.object({
  id: z.string(),
  amount: fils,
  /** Part paid as store credit. */
  credit: fils,
  /** Part for delivery and express. */
  delivery: fils,
  /** Units returned to the stock. */
  restocked: z.number().int(),
  reason: z.string().nullable(),
  /** Null if the refund belongs to no return. */
  returnNumber: z.number().int().nullable(),
  /** `customer`, `system`, or the email of a team member with the member's current name. */
  actor: z.string(),
  actorName: z.string(),
  at: moment,
  /** Null while the refund is queued. */
  doneAt: moment.nullable(),
  error: z.string().nullable(),
  /** Cash refund due. */
  toPayBack: z.boolean(),
  /** Null for other refunds, and for cash refunds before the shop recorded this. */
  paidBack: z.object({ at: moment, actor: z.string(), actorName: z.string(), note: z.string() }).nullable(),
})

/** A change of the lines before shipping. `from` and `to` are units. */
const edit = z.object({
  at: moment,
  /** `customer`, `system`, or the email of a team member with the member's current name. */
  actor: z.string(),
  actorName: z.string(),
  amountBefore: fils,
  amountAfter: fils,
  changes: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      colour: z.string(),
      size: z.string(),
      from: z.number().int(),
      to: z.number().int(),
    }),
  ),
})

const event = z.object({
  at: moment,
  /** `customer`, `system`, or the email of a team member with the member's current name. */
  actor: z.string(),
  actorName: z.string(),
  from: z.enum(ORDER_STATUSES).nullable(),
  to: z.enum(ORDER_STATUSES),
  reason: z.string().nullable(),
})

/** An email about an order, its refunds or notes. Kept for 30 days. */
const email = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  language: z.string(),
  at: moment,
  /** Time when the mail server accepted it. Null if it waits or failed. */
  sentAt: moment.nullable(),
  /** Rejected permanently, or bounced. */
  hasFailed: z.boolean(),
  /** Message of a mail server, or null. */
  error: z.string().nullable(),
})

/** Address and contact of the recipient. */
export const addressFields = {
  fullname: z.string(),
  email: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  zipcode: z.string(),
}

/** One order. Amounts in fils, times in epoch milliseconds. */
export const wholeOrder = listedOrder.omit({ pictures: true, units: true }).extend({
  /** Null if the order needs no review before packing. */
  reviewReason: z.enum(REVIEW_REASONS).nullable(),
  address: z.object(addressFields),
  language: z.string(),
  lines: z.array(line),
  subtotal: fils,
  discounted: fils,
  delivery: fils,
  expressFee: fils,
  cashFee: fils,
  coupon: fils,
  /** Part of the amount paid with store credit. */
  credit: fils,
  discountCode: z.string().nullable(),
  vat: fils,
  /** In percent. */
  vatRate: z.number(),
  /**
   * Received amount, store credit included, and the part that can still be refunded. `…Original` excludes store credit:
   * card or cash.
   */
  received: fils,
  receivedOriginal: fils,
  refundable: fils,
  refundableOriginal: fils,
  /** For delivery and express. */
  refundableDelivery: fils,
  paymentId: z.string().nullable(),
  /** Card brand as the provider spells it (`visa`), and the last four digits. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** Start of a card payment, and time when the money arrived. */
  paymentStartedAt: moment.nullable(),
  paidAt: moment.nullable(),
  /** `carrier` is the name in the settings, `carrierName` the name in the reader's language. */
  parcel: z
    .object({
      carrier: z.string(),
      carrierName: z.string(),
      trackingNumber: z.string(),
      trackingUrl: z.string(),
    })
    .nullable(),
  /** Last departure of the courier with the parcel. */
  outForDeliveryAt: moment.nullable(),
  /** Reason why the delivery can no longer be undone, or null. */
  deliveryStays: z.enum(DELIVERY_STAYS).nullable(),
  /** Oldest first. */
  documents: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      kind: z.enum(TAX_DOCUMENT_KINDS),
      hasEInvoice: z.boolean(),
      /** Invoice of an undone delivery. It keeps its number and counts nowhere. */
      voided: z.boolean(),
    }),
  ),
  refunds: z.array(refund),
  events: z.array(event),
  edits: z.array(edit),
  emails: z.array(email),
  notes: z.array(
    z.object({
      id: z.string(),
      at: moment,
      author: z.string(),
      text: z.string(),
      isForCustomer: z.boolean(),
    }),
  ),
  customerId: z.string(),
  /** Includes this order. */
  ordersOfCustomer: z.number().int(),
  /** Total of the orders that the customer kept, in fils. Null without the permission to see customers. */
  spentByCustomer: fils.nullable(),
  /** Without declined and cancelled returns. */
  returnsOfCustomer: z.number().int(),
})
export type WholeOrder = z.infer<typeof wholeOrder>
