import { z } from 'zod'
import { defineCall } from '#contract/call'
import { addressInput, digits, identifier, messageOnly, text } from '#contract/fields'
import { placedOrder } from '#contract/orders/order-calls'
import { taxDocument } from '#contract/orders/tax-document'
import { ORDER_STATUSES } from '#orders/order-lifecycle'
import { TAX_DOCUMENT_KINDS } from '#orders/tax-documents'

/** When an order came to a status, oldest first; in epoch milliseconds. */
const steps = z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.number().int() }))

/** What a shipped order travels in; null until staff name it. */
const parcel = z
  .object({
    carrier: z.string(),
    trackingNumber: z.string(),
    trackingUrl: z.string().nullable(),
    /** Who to call about the delivery; empty where that is not known. */
    carrierPhone: z.string(),
  })
  .nullable()

/** In AED; `vat` is inside of `amount`, `refunded` what was refunded of it. */
const totals = z.object({
  subtotal: z.number(),
  discounted: z.number(),
  coupon: z.number(),
  delivery: z.number(),
  express: z.number(),
  cashFee: z.number(),
  amount: z.number(),
  vat: z.number(),
  vatRate: z.number(),
  refunded: z.number(),
  /** What of the refunded went to store credit. */
  refundedCredit: z.number(),
})

/** Tax invoice and credit notes of an order, in the order of their dates; there from when it is paid. */
const documents = z.array(
  z.object({ kind: z.enum(TAX_DOCUMENT_KINDS), number: z.string(), issuedAt: z.number().int() }),
)

/** What the staff has written to the shopper about the order, newest first. */
const notes = z.array(z.object({ at: z.number().int(), text: z.string() }))

const orderPage = z.object({
  order: placedOrder,
  steps,
  parcel,
  totals,
  documents,
  notes,
  /** The day at the door that was said when it was placed, such as `2026-11-25`; null where none was. */
  estimatedDay: z.string().nullable(),
  /** The key that a browser asks its push service by; null where the shop tells no devices. */
  pushKey: z.string().nullable(),
  /** Whether who reads it may cancel it and change its address: its shopper, or a guest by the link of a mail. */
  isOwn: z.boolean(),
})
export type WireOrderPage = z.infer<typeof orderPage>
export type WireOrderStep = WireOrderPage['steps'][number]
export type WireParcel = NonNullable<WireOrderPage['parcel']>

const shownDocument = z.object({ document: taxDocument })

/** A PDF as base64, and what it is called. */
export const pdfFile = { name: z.string(), content: z.base64() }

/** A file of XML, and what it is called. */
export const xmlFile = { name: z.string(), content: z.string() }

const number = digits(20)
const document = text(30)

/** Where and to whom an order goes. */
const place = addressInput.omit({ email: true, phone: true })

/** What a browser gives to be written to (`PushSubscription`). */
const device = z.object({
  endpoint: text(1000),
  p256dh: z.string().regex(/^[\w-]{87}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
})

export const orderPageCalls = {
  /** D-76: the number gives no access by itself; a foreign order is answered like one that does not exist. */
  'POST /api/order/show': defineCall({
    caller: 'shopper',
    guests: true,
    summary: 'An own order by its number',
    input: z.object({ number }),
    reply: orderPage,
  }),
  /** For whoever has the link of a mail: `key` signs number and end of the link, which is sixty days after the mail. */
  'POST /api/order/show-linked': defineCall({
    caller: 'anyone',
    summary: 'An order by the link of a mail',
    input: z.object({ number, key: identifier(200) }),
    reply: orderPage,
  }),
  /**
   * Where an own order goes to, until it is packed; e-mail and phone stay. Refused with `address_stays`, with `address_without_cash`, with
   * `invalid_form` and the problems by field, or with `field_changed` and the address as it is now.
   */
  'POST /api/order/address': defineCall({
    caller: 'shopper',
    guests: true,
    summary: 'Change where an own order goes to',
    input: z.object({ number, from: place, to: place }),
    reply: messageOnly,
  }),
  /** For a guest who has the link of a mail; whoever has an account is asked to sign in. */
  'POST /api/order/address-linked': defineCall({
    caller: 'anyone',
    summary: 'Change where an order goes to by the link of a mail',
    input: z.object({ number, key: identifier(200), from: place, to: place }),
    reply: messageOnly,
  }),
  'POST /api/order/cancel-linked': defineCall({
    caller: 'anyone',
    summary: 'Cancel an order of a guest by the link of a mail',
    input: z.object({ number, key: identifier(200) }),
    reply: messageOnly,
  }),
  /** Refused with `push_off` where the shop tells no devices, and with `push_device` for one that it cannot write to. */
  'POST /api/order/push': defineCall({
    caller: 'shopper',
    guests: true,
    summary: 'Tell this device of the steps of an own order',
    input: z.object({ number, device }),
    reply: messageOnly,
  }),
  'POST /api/order/push-linked': defineCall({
    caller: 'anyone',
    summary: 'Tell this device of the steps of an order of a guest, by the link of a mail',
    input: z.object({ number, key: identifier(200), device }),
    reply: messageOnly,
  }),
  /** For whoever has the address of the device, which nobody can guess. */
  'POST /api/order/push-state': defineCall({
    caller: 'anyone',
    summary: 'Whether this device is told of an order',
    input: z.object({ number, endpoint: device.shape.endpoint }),
    reply: z.object({ on: z.boolean() }),
  }),
  'POST /api/order/push-off': defineCall({
    caller: 'anyone',
    summary: 'Tell this device no more of an order',
    input: z.object({ number, endpoint: device.shape.endpoint }),
    reply: messageOnly,
  }),
  'POST /api/order/document': defineCall({
    caller: 'shopper',
    guests: true,
    summary: 'A tax invoice or credit note of an own order',
    input: z.object({ number, document }),
    reply: shownDocument,
  }),
  'POST /api/order/document-linked': defineCall({
    caller: 'anyone',
    summary: 'A tax invoice or credit note by the link of a mail',
    input: z.object({ number, key: identifier(200), document }),
    reply: shownDocument,
  }),
  'POST /api/order/document-file': defineCall({
    caller: 'shopper',
    guests: true,
    summary: 'A tax invoice or credit note of an own order as PDF',
    input: z.object({ number, document }),
    reply: z.object({ ...pdfFile }),
  }),
  'POST /api/order/document-file-linked': defineCall({
    caller: 'anyone',
    summary: 'A tax invoice or credit note by the link of a mail as PDF',
    input: z.object({ number, key: identifier(200), document }),
    reply: z.object({ ...pdfFile }),
  }),
  /** Refused with `document_not_found` where it is none for structured invoicing. */
  'POST /api/order/e-invoice': defineCall({
    caller: 'shopper',
    guests: true,
    summary: 'A tax invoice or credit note of an own order as structured e-invoice (PINT AE, XML)',
    input: z.object({ number, document }),
    reply: z.object({ ...xmlFile }),
  }),
  'POST /api/order/e-invoice-linked': defineCall({
    caller: 'anyone',
    summary: 'A structured e-invoice (PINT AE, XML) by the link of a mail',
    input: z.object({ number, key: identifier(200), document }),
    reply: z.object({ ...xmlFile }),
  }),
  /** The phone of the account or of the address. A wrong one is answered like an unknown number. */
  'POST /api/order/track': defineCall({
    caller: 'anyone',
    summary: 'Where an order is, by number and phone',
    input: z.object({ number, phone: digits(100) }),
    reply: z.object({ number: z.string(), steps, parcel }),
  }),
}
