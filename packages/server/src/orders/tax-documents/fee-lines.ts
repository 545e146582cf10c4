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

/** A line that is one sum under a name of the shop's own. */
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

/** The same of a part of what was charged, with the VAT that is inside of it. */
export const partLine = (name: BilingualLabel, total: Fils, vatRate: number): TaxLine =>
  sumLine(name, total, includedTax(total, vatRate))

/** Delivery, express and the fee of cash are lines of their own, where they cost something. */
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
