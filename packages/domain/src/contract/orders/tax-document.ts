import { z } from 'zod'
import { PAYMENT_METHODS } from '#orders/order-lifecycle'
import { TAX_DOCUMENT_KINDS } from '#orders/tax-documents'

/** Amounts in AED including VAT, except `net`. */
const taxLine = z.object({
  description: z.string(),
  /** Absent without an Arabic description. */
  descriptionAr: z.string().optional(),
  quantity: z.number().int(),
  list: z.number(),
  discount: z.number(),
  net: z.number(),
  vat: z.number(),
  total: z.number(),
})

export const taxDocument = z.object({
  kind: z.enum(TAX_DOCUMENT_KINDS),
  number: z.string(),
  /** In epoch milliseconds; the date of supply is the same. */
  issuedAt: z.number().int(),
  orderNumber: z.string(),
  /** Older documents lack some fields, or have them empty. */
  seller: z.object({
    name: z.string(),
    address: z.string(),
    trn: z.string(),
    nameAr: z.string().optional(),
    addressAr: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
  }),
  /** With a `trn` (a company) the document is a full tax invoice. */
  customer: z.object({
    name: z.string(),
    address: z.string(),
    emirate: z.string(),
    trn: z.string().optional(),
  }),
  paymentMethod: z.enum(PAYMENT_METHODS),
  /** Paid from store credit (invoice), or returned to it (credit note). Absent for none. */
  storeCredit: z.number().optional(),
  vatRate: z.number(),
  /** Only on invoices: days for returns after delivery, and the discount code. */
  returnDays: z.number().int().optional(),
  discountCode: z.string().optional(),
  /** Empty for older credit notes, which only have totals. */
  lines: z.array(taxLine),
  totals: taxLine.omit({ description: true, descriptionAr: true, quantity: true }),
  /** Only on credit notes: the invoice and its value before and after. */
  credit: z
    .object({
      invoiceNumber: z.string(),
      invoiceDate: z.number().int(),
      reason: z.string(),
      valueBefore: z.number(),
      valueAfter: z.number(),
    })
    .nullable(),
  /** The document also exists as a structured invoice: for companies, once the shop has set its licence. */
  hasEInvoice: z.boolean(),
})
export type WireTaxDocument = z.infer<typeof taxDocument>
