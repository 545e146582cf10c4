import type { Region } from '#accounts/address'
import { type Fils, includedTax } from '#money'
import type { TaxLine } from '#orders/tax-documents'

/** Codes of the emirates in structured invoices (PINT AE, ibr-128-ae). */
export const EMIRATE_CODES: Record<Region, string> = {
  'Abu Dhabi': 'AUH',
  Dubai: 'DXB',
  Sharjah: 'SHJ',
  Ajman: 'AJM',
  'Umm Al Quwain': 'UAQ',
  'Ras Al Khaimah': 'RAK',
  Fujairah: 'FUJ',
}

/** Tax identification number: the first ten digits of the TRN. */
export const toTin = (trn: string): string => trn.slice(0, 10)

/** A line without VAT, in fils: `gross` − `discount` = `net`, and `net` + `vat` = `total`. */
export interface EInvoiceLine {
  description: string
  quantity: number
  gross: Fils
  discount: Fils
  net: Fils
  vat: Fils
  total: Fils
}

/**
 * Converts a line for structured invoices, where prices and discounts exclude VAT. Net, VAT and total are those of the
 * document. Only the gross price is recalculated, at `rate` percent.
 */
export function eInvoiceLine({ description, quantity, ...line }: TaxLine, rate: number): EInvoiceLine {
  const { list, discount: off, total, vat } = line
  const net = total - vat
  const gross = off === 0 ? net : Math.max(net, list - includedTax(list, rate))
  return { description, quantity, gross, discount: gross - net, net, vat, total }
}
