import { sizeInText, sizeNames } from '@little-dunes/domain/catalogue/translations/without-options'
import type { WireOrder } from '@little-dunes/domain/contract/orders/order-calls'
import { orderedPicture } from '@little-dunes/domain/contract/orders/ordered-product'
import { COMMAS, type Language } from '@little-dunes/domain/i18n/languages'
import { EMIRATE_NAMES } from '@little-dunes/domain/messages/emirate-names'
import {
  type OrderReceipt,
  orderReceiptMessages,
  type ReceiptAmount,
  type ReceiptBox,
  type ReceiptItem,
} from '@little-dunes/domain/messages/order-emails/order-receipt'
import type { Fils } from '@little-dunes/domain/money'
import { and, eq, isNull } from 'drizzle-orm'
import { orders } from '#orders/store/order-tables'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import type { Shop } from '#shop'

/** The amount is empty in emails that list only the goods. */
export function receiptItem(
  item: WireOrder['items'][number],
  language: Language,
  { quantity = item.quantity, amount = '', isPart = false } = {},
): ReceiptItem {
  const { colour, size } = sizeNames(item, item, language)
  const t = orderReceiptMessages[language]
  return {
    // `localizeEntries` translated it to the language of the order before `insert-order.ts` stored it.
    label: item.name,
    detail:
      isPart && quantity < item.quantity
        ? t.partialDetail(colour, size, quantity, item.quantity)
        : t.detail(colour, size, quantity),
    line: `${quantity} × ${sizeInText(item, item, language)}`,
    picture: orderedPicture(item, item.colorName),
    amount,
  }
}

/** The number of a tax document, with a link to it. */
export const documentBox = (label: string, number: string, getLink: DocumentLink): ReceiptBox => ({
  label,
  lines: [],
  link: { label: number, url: getLink(number) },
})

/** Address of a tax document of the order. */
export type DocumentLink = (number: string) => string

/** Recipient and address of a parcel. */
export function addressBox({ address }: Pick<WireOrder, 'address'>, language: Language): ReceiptBox {
  const t = orderReceiptMessages[language]
  const { fullname, street, phone } = address
  return { label: t.goesTo, lines: [fullname, street, placeIn(address, language), t.phone(phone)] }
}

/** Items, amounts and address of an order, for an email. */
export async function loadReceipt(
  { db }: Pick<Shop, 'db'>,
  order: WireOrder,
  language: Language,
  { write, getLink }: { write(fils: Fils): string; getLink: DocumentLink },
): Promise<OrderReceipt> {
  const { discounted, coupon, delivery, express, cashFee, amount, vat, vatRate } = orders
  const [sums] = await db
    .select({ discounted, coupon, delivery, express, cashFee, amount, vat, vatRate })
    .from(orders)
    .where(eq(orders.id, order._id))
  if (!sums) throw new Error('Order not found')
  const [invoice] = await db
    .select({ number: taxDocuments.number })
    .from(taxDocuments)
    .where(
      and(
        eq(taxDocuments.orderId, order._id),
        eq(taxDocuments.kind, 'invoice'),
        isNull(taxDocuments.voidedAt),
      ),
    )
  const t = orderReceiptMessages[language]
  const part = (label: string, fils: Fils): ReceiptAmount[] =>
    fils > 0 ? [{ label, amount: write(fils) }] : []
  return {
    items: order.items.map((item) => receiptItem(item, language, { amount: write(item.linePaid) })),
    parts: [
      { label: t.subtotal, amount: write(sums.discounted) },
      ...(sums.coupon > 0
        ? [
            {
              label: t.coupon(order.discountCode ?? '', order.discountValue),
              amount: t.less(write(sums.coupon)),
              isLess: true,
            },
          ]
        : []),
      { label: t.delivery, amount: sums.delivery > 0 ? write(sums.delivery) : t.free },
      ...part(t.express, sums.express),
      ...part(t.cashFee, sums.cashFee),
    ],
    totals: [{ label: t.total, amount: write(sums.amount) }],
    vat: sums.vat > 0 ? { label: t.vat(sums.vatRate), amount: write(sums.vat) } : null,
    boxes: [
      addressBox(order, language),
      ...(invoice ? [documentBox(t.invoice, invoice.number, getLink)] : []),
    ],
  }
}

/** City and emirate, but only once if the city has the same name. Older addresses keep the typed emirate. */
function placeIn({ city, region }: WireOrder['address'], language: Language): string {
  const emirate = Object.entries(EMIRATE_NAMES[language]).find(([stored]) => stored === region)?.[1]
  return city === region ? (emirate ?? city) : `${city}${COMMAS[language]}${emirate ?? region}`
}
