import { z } from 'zod'
import { REGIONS } from '#accounts/address'
import { defineCall } from '#contract/call'

/** A month in Dubai, such as `2026-11`. */
const month = z.string().regex(/^2\d{3}-(0[1-9]|1[0-2])$/)
const fils = z.number().int()
const count = z.number().int()

/** Documents of one kind; amounts without and of VAT, in fils. */
const documents = z.object({ count, net: fils, vat: fils })

const emirate = z.object({
  emirate: z.enum(REGIONS),
  invoices: documents,
  /** What they take back, above zero. */
  creditNotes: documents,
  /** What is left: what the return declares for the emirate. */
  net: fils,
  vat: fils,
})

const taxReturn = z.object({
  month,
  /** Every emirate, also without a sale, in the order of the return (VAT 201, boxes 1a to 1g). */
  emirates: z.array(emirate),
  net: fils,
  vat: fils,
  /** Documents of the month that wait for the company of the shop, and are in no figure yet. */
  held: count,
})
export type TaxReturn = z.infer<typeof taxReturn>

export const TAX_FILES = ['return_pdf', 'return_csv', 'ledger_csv'] as const
export type TaxFile = (typeof TAX_FILES)[number]

/** What the shop owes for a month, from its tax invoices and credit notes. */
export const staffTaxCalls = {
  /** Without a month, the last one that has ended. */
  'GET /api/staff/tax': defineCall({
    caller: { staff: 'sales:read' },
    summary: 'The VAT of a month by emirate',
    input: z.object({ month: month.optional() }),
    /** `months` that have documents, and the one shown, the newest first. */
    reply: taxReturn.extend({ months: z.array(month) }),
  }),
  /** The PDF as base64, with the ledger of up to 1,000 documents; CSV (RFC 4180) with amounts in AED. */
  'GET /api/staff/tax/file': defineCall({
    caller: { staff: 'sales:read' },
    summary: 'The VAT return or the tax ledger of a month as a file',
    input: z.object({ month, file: z.enum(TAX_FILES) }),
    reply: z.object({ name: z.string(), content: z.string() }),
  }),
}
