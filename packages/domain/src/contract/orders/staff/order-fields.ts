import { z } from 'zod'
import { ORDER_STATUSES, PAYMENT_METHODS } from '#orders/order-lifecycle'
import { REVIEW_REASONS } from '#orders/order-limits'
import { DELIVERY_STAYS } from '#orders/shipping/delivery-undo'
import { TAX_DOCUMENT_KINDS } from '#orders/tax-documents'

const fils = z.number().int()
const moment = z.number().int()

/** What became of the money: `waiting` for a card, `cash` to be collected, refunded in part or in full. */
export const FINANCIAL_STATUSES = ['waiting', 'cash', 'paid', 'part_refunded', 'refunded', 'unpaid'] as const
export type FinancialStatus = (typeof FINANCIAL_STATUSES)[number]

/** An order in a list; amounts in fils, times in epoch milliseconds. */
export const listedOrder = z.object({
  id: z.string(),
  number: z.number().int(),
  placedAt: moment,
  name: z.string(),
  region: z.string(),
  /** Of the first three lines. */
  pictures: z.array(z.string()),
  pieces: z.number().int(),
  status: z.enum(ORDER_STATUSES),
  paymentMethod: z.enum(PAYMENT_METHODS),
  money: z.enum(FINANCIAL_STATUSES),
  express: z.boolean(),
  review: z.boolean(),
  /** Its items or address were changed after it was packed, and it is not shipped yet. */
  changedSincePacked: z.boolean(),
  amount: fils,
  /** The day at the door that was said, and the last day on which the parcel may leave for it; null where there is none. */
  estimatedDay: z.string().nullable(),
  leaveBy: z.string().nullable(),
})
export type ListedOrder = z.infer<typeof listedOrder>

const line = z.object({
  position: z.number().int(),
  productId: z.string(),
  name: z.string(),
  picture: z.string().nullable(),
  colour: z.string(),
  /** `#rrggbb`, or null when it is not known. */
  swatch: z.string().nullable(),
  size: z.string(),
  sku: z.string(),
  quantity: z.number().int(),
  /** Units that were refunded. */
  refunded: z.number().int(),
  /** What the line has cost before the coupon, the coupon's part, and the VAT inside the rest. */
  paid: fils,
  couponShare: fils,
  vat: fils,
})
export type OrderLine = z.infer<typeof line>

const refund = z.object({
  id: z.string(),
  amount: fils,
  /** What of it went to store credit. */
  credit: fils,
  /** What of it was for delivery and express. */
  delivery: fils,
  /** Units that went back on the shelf. */
  restocked: z.number().int(),
  reason: z.string().nullable(),
  /** Of the return that it is for; null without one. */
  returnNumber: z.number().int().nullable(),
  /** `shopper`, `system` or the e-mail of a member of staff, and the name of that member as it is now. */
  actor: z.string(),
  actorName: z.string(),
  at: moment,
  /** When the money was on its way back; null while it is queued. */
  doneAt: moment.nullable(),
  error: z.string().nullable(),
  /** Goes back in cash, and nobody has noted yet that it was handed over. */
  toPayBack: z.boolean(),
  /** When the cash was handed over, by whom and how; null of other refunds, and of those from before this was noted. */
  paidBack: z.object({ at: moment, actor: z.string(), actorName: z.string(), note: z.string() }).nullable(),
})

/** A change of the lines before the order was shipped; units before and after. */
const edit = z.object({
  at: moment,
  /** `shopper`, `system` or the e-mail of a member of staff, and the name of that member as it is now. */
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
  /** `shopper`, `system` or the e-mail of a member of staff, and the name of that member as it is now. */
  actor: z.string(),
  actorName: z.string(),
  from: z.enum(ORDER_STATUSES).nullable(),
  to: z.enum(ORDER_STATUSES),
  reason: z.string().nullable(),
})

/** A mail about an order, its refunds or notes; kept for 30 days. */
const email = z.object({
  id: z.string(),
  kind: z.string(),
  to: z.string(),
  language: z.string(),
  at: moment,
  /** When its server took it; null while it waits, or when it failed. */
  sentAt: moment.nullable(),
  /** It was refused for good, or came back. */
  hasFailed: z.boolean(),
  /** In the words of a mail server; null where there is none. */
  error: z.string().nullable(),
})

/** Where a parcel goes, and whose it is. */
export const addressFields = {
  fullname: z.string(),
  email: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  zipcode: z.string(),
}

/** Everything about one order; amounts in fils, times in epoch milliseconds. */
export const wholeOrder = listedOrder.omit({ pictures: true, pieces: true }).extend({
  /** Why it has to be reviewed before it is packed; null where it has not. */
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
  /** What store credit has paid of the amount. */
  credit: fils,
  discountCode: z.string().nullable(),
  vat: fils,
  /** In percent. */
  vatRate: z.number(),
  /** What came in, by credit too, and what of it is left to refund; `…Original` without credit: by card or in cash. */
  received: fils,
  receivedOriginal: fils,
  refundable: fils,
  refundableOriginal: fils,
  /** Of delivery and express. */
  refundableDelivery: fils,
  /** The provider's id of a card payment. */
  paymentId: z.string().nullable(),
  /** The card that paid: its brand as the provider spells it (`visa`) and its last four digits. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  /** When a card payment was begun, and when its money came in. */
  paymentStartedAt: moment.nullable(),
  paidAt: moment.nullable(),
  /** `carrier` as the settings write it, `carrierName` as the reader does. */
  parcel: z
    .object({
      carrier: z.string(),
      carrierName: z.string(),
      trackingNumber: z.string(),
      trackingUrl: z.string(),
    })
    .nullable(),
  /** When the courier last set out with it. */
  outForDeliveryAt: moment.nullable(),
  /** Why its delivery can no longer be undone; null while it can. */
  deliveryStays: z.enum(DELIVERY_STAYS).nullable(),
  /** Invoices and credit notes, oldest first; with whether there is a structured invoice of it as well. */
  documents: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      kind: z.enum(TAX_DOCUMENT_KINDS),
      hasEInvoice: z.boolean(),
      /** An invoice whose delivery was undone: its number stays, and it counts nowhere. */
      voided: z.boolean(),
    }),
  ),
  refunds: z.array(refund),
  events: z.array(event),
  edits: z.array(edit),
  emails: z.array(email),
  notes: z.array(
    z.object({ id: z.string(), at: moment, author: z.string(), text: z.string(), isForShopper: z.boolean() }),
  ),
  shopperId: z.string(),
  /** Orders of this shopper, this one included. */
  ordersOfShopper: z.number().int(),
  /** What the shopper has ordered and kept, in fils; null for roles that may not read shoppers. */
  spentByShopper: fils.nullable(),
  /** Returns of this shopper that were not declined or called off. */
  returnsOfShopper: z.number().int(),
})
export type WholeOrder = z.infer<typeof wholeOrder>
