import { z } from 'zod'
import { defineCall } from '#contract/call'
import { text } from '#contract/fields'
import { pdfFile, xmlFile } from '#contract/orders/order-page-calls'
import { pickup } from '#contract/returns/return-calls'
import { MOST_PAPERS } from '#contract/staff/choices'
import { ORDER_STATUSES } from '#orders/order-lifecycle'

const orderIds = z
  .union([text(100), z.array(text(100))])
  .transform((ids) => [...new Set([ids].flat())])
  .refine((ids) => ids.length > 0 && ids.length <= MOST_PAPERS)

const piece = z.object({
  name: z.string(),
  /** Arabic texts are empty where they are missing. */
  nameAr: z.string(),
  colour: z.string(),
  colourAr: z.string(),
  size: z.string(),
  sku: z.string(),
  /** Where it lies; null where nobody has said. */
  shelf: z.string().nullable(),
  /** What was ordered less what was refunded. */
  quantity: z.number().int(),
  picture: z.string().nullable(),
})
export type PaperPiece = z.infer<typeof piece>

/** What a packing slip and a parcel label say about an order. */
const parcelPaper = z.object({
  id: z.string(),
  number: z.number().int(),
  express: z.boolean(),
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  /** What the courier collects, in fils; 0 for what is paid. */
  collect: z.number().int(),
  trackingNumber: z.string().nullable(),
  /** What it travels with; null before it is shipped. The Arabic name is empty where there is none. */
  carrier: z.object({ name: z.string(), nameAr: z.string() }).nullable(),
  pieces: z.array(piece),
  /** What was refunded and is not in the parcel. */
  refunded: z.array(piece.pick({ name: true, nameAr: true, quantity: true })),
  /** By whom and when; null before it is packed. */
  packed: z.object({ by: z.string(), at: z.number().int() }).nullable(),
})
export type ParcelPaper = z.infer<typeof parcelPaper>

/** What the label of a return says: from the shopper to the shop. */
const returnLabel = z.object({
  number: z.number().int(),
  orderNumber: z.number().int(),
  name: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  region: z.string(),
  /** Units that come back. */
  pieces: z.number().int(),
  /** When the shopper wants the courier to come; null where nothing was chosen. */
  pickup: pickup.nullable(),
})
export type ReturnLabel = z.infer<typeof returnLabel>

const seller = z.object({ name: z.string(), address: z.string(), phone: z.string() })

export const staffPaperCalls = {
  /** By number, the oldest order first. An order that is cancelled or waits for its payment has no papers. */
  'GET /api/staff/orders/papers': defineCall({
    caller: { staff: 'orders:pack' },
    summary: 'What packing slips and parcel labels of up to 50 orders say',
    input: z.object({ orderIds }),
    reply: z.object({
      papers: z.array(parcelPaper),
      /** Orders without papers; the status is null where there is no such order. */
      skipped: z.array(
        z.object({
          id: z.string(),
          number: z.number().int().nullable(),
          status: z.enum(ORDER_STATUSES).nullable(),
        }),
      ),
      /** Who sends the parcels, and whom a shopper asks. */
      seller: z.object({
        name: z.string(),
        address: z.string(),
        phone: z.string(),
        email: z.string(),
        /** After delivery, as the settings have it. */
        returnDays: z.number().int(),
      }),
    }),
  }),
  /** Until the parcel is back; refused with `return_has_no_label` afterwards, and for what came to nothing. */
  'GET /api/staff/return/label': defineCall({
    caller: { staff: 'orders:pack' },
    summary: 'What the label of a return says',
    input: z.object({ returnId: text(100) }),
    reply: z.object({ label: returnLabel, seller }),
  }),
  /** Tax invoices with their credit notes, by number of the order; there from when an order is paid. */
  'GET /api/staff/orders/documents': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'The tax documents of up to 50 orders as one PDF',
    input: z.object({ orderIds }),
    reply: z.object({
      /** Null where none of the orders has a document. */
      file: z.object(pdfFile).nullable(),
      /** Orders that have no document yet. */
      without: z.array(z.string()),
    }),
  }),
  /** For documents that `hasEInvoice`; the others are refused with `document_not_found`. */
  'GET /api/staff/orders/e-invoice': defineCall({
    caller: { staff: 'orders:read' },
    summary: 'A tax invoice or credit note as structured e-invoice (PINT AE, XML)',
    input: z.object({ document: text(30) }),
    reply: z.object({ ...xmlFile }),
  }),
}
