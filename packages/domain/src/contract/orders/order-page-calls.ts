import { z } from 'zod'
import { defineCall } from '#contract/call'
import { addressInput, digits, identifier, messageOnly, text } from '#contract/fields'
import { placedOrder } from '#contract/orders/order-calls'
import { taxDocument } from '#contract/orders/tax-document'
import { ORDER_STATUSES } from '#orders/order-lifecycle'
import { TAX_DOCUMENT_KINDS } from '#orders/tax-documents'

/** Times of the status changes, oldest first, in epoch milliseconds. */
const steps = z.array(z.object({ status: z.enum(ORDER_STATUSES), at: z.number().int() }))

/** Parcel of a shipped order. Null until the staff enters it. */
const parcel = z
  .object({
    carrier: z.string(),
    trackingNumber: z.string(),
    trackingUrl: z.string().nullable(),
    /** The carrier's phone for questions about the delivery, or empty. */
    carrierPhone: z.string(),
  })
  .nullable()

/** In AED. `amount` includes `vat`; `refunded` is the part of it that was refunded. */
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
  /** Part of the refund that became store credit. */
  refundedCredit: z.number(),
})

/** Tax invoice and credit notes of an order by date. They exist once it is paid. */
const documents = z.array(
  z.object({ kind: z.enum(TAX_DOCUMENT_KINDS), number: z.string(), issuedAt: z.number().int() }),
)

/** Notes from the staff to the customer, newest first. */
const notes = z.array(z.object({ at: z.number().int(), text: z.string() }))

const orderPage = z.object({
  order: placedOrder,
  steps,
  parcel,
  totals,
  documents,
  notes,
  /** Promised delivery day at the time of the order, such as `2026-11-25`, or null. */
  estimatedDay: z.string().nullable(),
  /** Public key for the browser's push service. Null if the shop sends no notifications. */
  pushKey: z.string().nullable(),
  /** True if the reader may cancel it and change its address: its customer, or a guest with the link of an email. */
  belongsToCaller: z.boolean(),
})
export type WireOrderPage = z.infer<typeof orderPage>
export type WireOrderStep = WireOrderPage['steps'][number]
export type WireParcel = NonNullable<WireOrderPage['parcel']>

const shownDocument = z.object({ document: taxDocument })

/** Name of a PDF and its content as base64. */
export const pdfFile = { name: z.string(), content: z.base64() }

/** Name and content of an XML file. */
export const xmlFile = { name: z.string(), content: z.string() }

const number = digits(20)
const document = text(30)

/** Recipient and delivery address. */
const place = addressInput.omit({ email: true, phone: true })

/** Push subscription of a browser (`PushSubscription`). */
const device = z.object({
  endpoint: text(1000),
  p256dh: z.string().regex(/^[\w-]{87}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
})

export const orderPageCalls = {
  /** D-76: the number alone gives no access. Orders of other customers get the same reply as unknown ones. */
  'POST /api/order/show': defineCall({
    caller: 'customer',
    guests: true,
    summary: 'Retrieve your order by its number',
    input: z.object({ number }),
    reply: orderPage,
  }),
  /** `key` signs the number and the expiry of the link, sixty days after the email. */
  'POST /api/order/show-linked': defineCall({
    caller: 'anyone',
    summary: 'Retrieve an order by email link',
    input: z.object({ number, key: identifier(200) }),
    reply: orderPage,
  }),
  /**
   * Possible until the order is packed; email and phone stay. Refused with `address_stays`, with
   * `address_without_cash`, with `invalid_form` and the problems by field, or with `field_changed` and the current
   * address.
   */
  'POST /api/order/address': defineCall({
    caller: 'customer',
    guests: true,
    summary: 'Change the delivery address of your order',
    input: z.object({ number, from: place, to: place }),
    reply: messageOnly,
  }),
  /** Only for guests with the link of an email. Customers with an account have to sign in. */
  'POST /api/order/address-linked': defineCall({
    caller: 'anyone',
    summary: 'Change the delivery address of an order by email link',
    input: z.object({ number, key: identifier(200), from: place, to: place }),
    reply: messageOnly,
  }),
  'POST /api/order/cancel-linked': defineCall({
    caller: 'anyone',
    summary: 'Cancel a guest order by email link',
    input: z.object({ number, key: identifier(200) }),
    reply: messageOnly,
  }),
  /** Refused with `push_off` if the shop sends no notifications, and with `push_device` for an unsupported device. */
  'POST /api/order/push': defineCall({
    caller: 'customer',
    guests: true,
    summary: 'Turn on notifications of your order on this device',
    input: z.object({ number, device }),
    reply: messageOnly,
  }),
  'POST /api/order/push-linked': defineCall({
    caller: 'anyone',
    summary: 'Turn on notifications of a guest order on this device, by email link',
    input: z.object({ number, key: identifier(200), device }),
    reply: messageOnly,
  }),
  /** The endpoint of a device cannot be guessed, so it is the proof of access. */
  'POST /api/order/push-state': defineCall({
    caller: 'anyone',
    summary: 'Check whether this device gets notifications of an order',
    input: z.object({ number, endpoint: device.shape.endpoint }),
    reply: z.object({ on: z.boolean() }),
  }),
  'POST /api/order/push-off': defineCall({
    caller: 'anyone',
    summary: 'Turn off notifications of an order on this device',
    input: z.object({ number, endpoint: device.shape.endpoint }),
    reply: messageOnly,
  }),
  'POST /api/order/document': defineCall({
    caller: 'customer',
    guests: true,
    summary: 'Retrieve a tax invoice or credit note of your order',
    input: z.object({ number, document }),
    reply: shownDocument,
  }),
  'POST /api/order/document-linked': defineCall({
    caller: 'anyone',
    summary: 'Retrieve a tax invoice or credit note by email link',
    input: z.object({ number, key: identifier(200), document }),
    reply: shownDocument,
  }),
  'POST /api/order/document-file': defineCall({
    caller: 'customer',
    guests: true,
    summary: 'Download a tax invoice or credit note of your order as PDF',
    input: z.object({ number, document }),
    reply: z.object({ ...pdfFile }),
  }),
  'POST /api/order/document-file-linked': defineCall({
    caller: 'anyone',
    summary: 'Download a tax invoice or credit note as PDF by email link',
    input: z.object({ number, key: identifier(200), document }),
    reply: z.object({ ...pdfFile }),
  }),
  /** Refused with `document_not_found` if the document has no structured invoice. */
  'POST /api/order/e-invoice': defineCall({
    caller: 'customer',
    guests: true,
    summary: 'Download a structured e-invoice (PINT AE, XML) of your order',
    input: z.object({ number, document }),
    reply: z.object({ ...xmlFile }),
  }),
  'POST /api/order/e-invoice-linked': defineCall({
    caller: 'anyone',
    summary: 'Download a structured e-invoice (PINT AE, XML) by email link',
    input: z.object({ number, key: identifier(200), document }),
    reply: z.object({ ...xmlFile }),
  }),
  /** The phone is that of the account or the address. A wrong phone gets the same reply as an unknown number. */
  'POST /api/order/track': defineCall({
    caller: 'anyone',
    summary: 'Track an order by number and phone',
    input: z.object({ number, phone: digits(100) }),
    reply: z.object({ number: z.string(), steps, parcel }),
  }),
}
