import { z } from 'zod'
import { defineCall } from '#contract/call'
import { text } from '#contract/fields'
import { pdfFile, xmlFile } from '#contract/orders/order-page-calls'
import { pickup } from '#contract/returns/return-calls'
import { MAX_DOCUMENTS } from '#contract/staff/choices'
import { ORDER_STATUSES } from '#orders/order-lifecycle'

const orderIds = z
  .union([text(100), z.array(text(100))])
  .transform((ids) => [...new Set([ids].flat())])
  .refine((ids) => ids.length > 0 && ids.length <= MAX_DOCUMENTS)

const item = z.object({
  name: z.string(),
  /** Missing Arabic texts are empty. */
  nameAr: z.string(),
  colour: z.string(),
  colourAr: z.string(),
  size: z.string(),
  sku: z.string(),
  /** Null if no shelf is recorded. */
  shelf: z.string().nullable(),
  /** Ordered units less refunded ones. */
  quantity: z.number().int(),
  picture: z.string().nullable(),
})
export type DocumentUnit = z.infer<typeof item>

/** Content of a packing slip and a shipping label. */
const parcelDocument = z.object({
  id: z.string(),
  number: z.number().int(),
  express: z.boolean(),
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  /** Cash that the courier collects, in fils. 0 if the order is paid. */
  collect: z.number().int(),
  trackingNumber: z.string().nullable(),
  /** Null before the order is shipped. The Arabic name is empty if it has none. */
  carrier: z.object({ name: z.string(), nameAr: z.string() }).nullable(),
  items: z.array(item),
  /** Refunded units, which are not in the parcel. */
  refunded: z.array(item.pick({ name: true, nameAr: true, quantity: true })),
  /** Null before the order is packed. */
  packed: z.object({ by: z.string(), at: z.number().int() }).nullable(),
})
export type ParcelDocument = z.infer<typeof parcelDocument>

/** Content of a return label: from the customer to the shop. */
const returnLabel = z.object({
  number: z.number().int(),
  orderNumber: z.number().int(),
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  items: z.number().int(),
  /** Pick-up time chosen by the customer, or null. */
  pickup: pickup.nullable(),
})
export type ReturnLabel = z.infer<typeof returnLabel>

const seller = z.object({ name: z.string(), address: z.string(), phone: z.string() })

export const staffDocumentCalls = {
  /** By order number, oldest first. Cancelled and unpaid orders have no documents. */
  'GET /api/staff/orders/packing-slips': defineCall({
    caller: { staff: 'orders:pack' },
    summary: 'Retrieve packing slips and shipping labels of up to 50 orders',
    input: z.object({ orderIds }),
    reply: z.object({
      papers: z.array(parcelDocument),
      /** Orders without documents. The status is null if the order does not exist. */
      skipped: z.array(
        z.object({
          id: z.string(),
          number: z.number().int().nullable(),
          status: z.enum(ORDER_STATUSES).nullable(),
        }),
      ),
      /** Sender of the parcels and contact for customers. */
      seller: z.object({
        name: z.string(),
        address: z.string(),
        phone: z.string(),
        email: z.string(),
        /** Days after the delivery, from the settings. */
        returnDays: z.number().int(),
      }),
    }),
  }),
  /** Refused with `return_has_no_label` once the parcel is back, and for returns that were cancelled or declined. */
  'GET /api/staff/return/label': defineCall({
    caller: { staff: 'orders:pack' },
    summary: 'Retrieve the label of a return',
    input: z.object({ returnId: text(100) }),
    reply: z.object({ label: returnLabel, seller }),
  }),
  /** Tax invoices and credit notes by order number. They exist once an order is paid. */
  'GET /api/staff/orders/documents': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'Download the tax documents of up to 50 orders as one PDF',
    input: z.object({ orderIds }),
    reply: z.object({
      /** Null if none of the orders has a document. */
      file: z.object(pdfFile).nullable(),
      without: z.array(z.string()),
    }),
  }),
  /** Refused with `document_not_found` for documents without `hasEInvoice`. */
  'GET /api/staff/orders/e-invoice': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'Download a tax invoice or credit note as structured e-invoice (PINT AE, XML)',
    input: z.object({ document: text(30) }),
    reply: z.object({ ...xmlFile }),
  }),
}
