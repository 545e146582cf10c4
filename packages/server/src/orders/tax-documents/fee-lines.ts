import {
  type BilingualLabel,
  taxLineLabels as labels,
} from '@little-dunes/domain/messages/tax-documents/tax-document-labels'
import { type Fils, includedTax } from '@little-dunes/domain/money'
import type { TaxLine } from '@little-dunes/domain/orders/tax-documents'
import type { orders } from '#orders/store/order-tables'

type Fees = Pick<
  typeof orders.$inferSelect,
  'delivery' | 'deliveryVat' | 'express' | 'expressVat' | 'cashFee' | 'cashFeeVat'
>

/** A line with one sum and a name from the shop. */
const sumLine = (
  { en: description, ar: descriptionAr }: BilingualLabel,
  total: Fils,
  vat: Fils,
): TaxLine => ({
  description,
  descriptionAr,
  quantity: 1,
  list: total,
  discount: 0,
  total,
  vat,
})

/** Like `sumLine`, for a part of a charge with the VAT inside it. */
export const partLine = (name: BilingualLabel, total: Fils, vatRate: number): TaxLine =>
  sumLine(name, total, includedTax(total, vatRate))

/** Separate lines for delivery, express and the cash fee, when they are above 0. */
export const feeLines = ({
  delivery,
  deliveryVat,
  express,
  expressVat,
  cashFee,
  cashFeeVat,
}: Fees): TaxLine[] =>
  [
    sumLine(labels.delivery, delivery, deliveryVat),
    sumLine(labels.express, express, expressVat),
    sumLine(labels.cashFee, cashFee, cashFeeVat),
  ].filter(({ total }) => total > 0)
