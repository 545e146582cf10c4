import { z } from 'zod'
import { REGIONS } from '#accounts/address'
import { defineCall } from '#contract/call'

/** A month in Dubai, such as `2026-11`. */
const month = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/)
const fils = z.number().int()
const count = z.number().int()

/** Documents of one kind. Amounts in fils: `net` without VAT, and the VAT. */
const documents = z.object({ count, net: fils, vat: fils })

const emirate = z.object({
  emirate: z.enum(REGIONS),
  invoices: documents,
  /** Credited amounts, as positive numbers. */
  creditNotes: documents,
  /** Invoices less credit notes, as declared in the VAT return. */
  net: fils,
  vat: fils,
})

const taxReturn = z.object({
  month,
  /** Every emirate, even without sales, in the order of the return (VAT 201, boxes 1a to 1g). */
  emirates: z.array(emirate),
  net: fils,
  vat: fils,
  /** Documents of the month that wait for the shop's company details. No amount includes them. */
  pending: count,
})
export type TaxReturn = z.infer<typeof taxReturn>

export const TAX_FILES = ['return_pdf', 'return_csv', 'ledger_csv'] as const
export type TaxFile = (typeof TAX_FILES)[number]

/** VAT due for a month, calculated from its tax invoices and credit notes. */
export const staffTaxCalls = {
  /** Default: the last complete month. */
  'GET /api/staff/tax': defineCall({
    caller: { staff: 'sales:read' },
    summary: 'Retrieve the VAT of a month by emirate',
    input: z.object({ month: month.optional() }),
    /** `months` lists the months with documents and the requested one, newest first. */
    reply: taxReturn.extend({ months: z.array(month) }),
  }),
  /** The PDF as base64, with the ledger of up to 1,000 documents. CSV (RFC 4180) with amounts in AED. */
  'GET /api/staff/tax/file': defineCall({
    caller: { staff: 'sales:read' },
    summary: 'Download the VAT return or the tax ledger of a month',
    input: z.object({ month, file: z.enum(TAX_FILES) }),
    reply: z.object({ name: z.string(), content: z.string() }),
  }),
}
