import type { TaxReturn } from '@little-dunes/domain/contract/tax-return/tax-calls'
import { drawFile } from '#orders/showing/pdf/draw-file'
import { readSellerDetails } from '#orders/tax-documents/seller-details'
import { taxLedgerRows } from '#orders/tax-documents/tax-ledger'
import type { Shop } from '#shop'

/** Drawing more documents would take the thread a minute; the CSV ledger has them all. */
const MAX_LISTED = 1_000

/** The VAT return of a month with the ledger below it, as base64. */
export async function taxReturnFile(
  shop: Pick<Shop, 'db' | 'theme' | 'now'>,
  values: TaxReturn,
  address: string,
): Promise<string> {
  const { name, trn } = await readSellerDetails(shop)
  const ledger = await taxLedgerRows(shop, values.month)
  const listed = ledger.length > MAX_LISTED ? [] : ledger
  const taxReturn = {
    ...values,
    seller: { name, trn },
    ledger: listed,
    unlisted: ledger.length - listed.length,
  }
  return drawFile(shop, { title: `vat-return-${values.month}`, content: { taxReturn } }, address)
}
