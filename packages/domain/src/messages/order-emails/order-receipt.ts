import { bidiIsolate, withSign } from '#i18n/arabic-writing'
import type { MessagesByLanguage } from '#i18n/languages'
import { dayIn } from '#messages/order-emails/english-order-emails'
import { wholePercent } from '#orders/discount-codes'
import { PICKUP_HOURS, type Pickup } from '#orders/returns/pickup'

/** A name with a formatted amount: `AED 189.00`. */
export interface ReceiptAmount {
  label: string
  amount: string
  /** Reduces the total. */
  isLess?: boolean
}

/** `detail` is shown below the name; `line` is the item in plain text: `2 × Fox Tee, Coral, 90`. */
export interface ReceiptItem extends ReceiptAmount {
  detail: string
  line: string
  /** Address of the item's picture, without the host. */
  picture?: string | null
}

/** A group of facts, such as the delivery address or the courier. */
export interface ReceiptBox {
  label: string
  lines: readonly string[]
  link?: { label: string; url: string }
}

/** The list in an email about an order. */
export interface OrderReceipt {
  /** Amounts are empty if the email is only about goods. */
  items: readonly ReceiptItem[]
  /** Parts of the totals, in this order. */
  parts: readonly ReceiptAmount[]
  /** The total, or the parts of a refund by destination. Empty if the email is only about goods. */
  totals: readonly ReceiptAmount[]
  /** VAT included in the totals, or null. */
  vat: ReceiptAmount | null
  boxes: readonly ReceiptBox[]
}

const english = {
  detail: (colour: string, size: string, quantity: number) => `${colour} · ${size} · Qty\u00a0${quantity}`,
  /** Some units of an item. */
  partialDetail: (colour: string, size: string, quantity: number, all: number) =>
    `${colour} · ${size} · ${quantity} of ${all}`,
  /** The old and the new size of an exchange. */
  exchange: (from: string, to: string) => `${from} → ${to}`,
  subtotal: 'Subtotal',
  coupon: (code: string, rate: number) => `Code ${code}${rate > 0 ? ` (${wholePercent(rate)}% off)` : ''}`,
  delivery: 'Delivery',
  free: 'Free',
  express: 'Express delivery',
  cashFee: 'Cash on delivery fee',
  less: (amount: string) => `−${amount}`,
  total: 'Total',
  vat: (rate: number) => `Includes ${rate}% VAT`,
  goesTo: 'Delivering to',
  parcel: 'Parcel',
  trackingNumber: (number: string) => `Tracking number ${number}`,
  courierPhone: (phone: string) => `Courier phone: ${phone}`,
  follow: 'Track parcel',
  dueAtDoor: 'To pay on delivery',
  toCard: 'Refund to your card',
  inCash: 'Refund in cash',
  toCredit: 'Refund to store credit',
  shareOfCode: (code: string) => `Share of discount code ${code}`,
  invoice: 'Tax invoice',
  creditNote: 'Tax credit note',
  pickup: 'Pick-up',
  pickupTime: ({ day, window }: Pickup) => {
    const [from, to] = PICKUP_HOURS[window]
    return `${dayIn('en-GB', day)}, between ${from}:00 and ${to}:00`
  },
  phone: (number: string) => number,
}

const arabic: typeof english = {
  detail: (colour, size, quantity) =>
    `${bidiIsolate(colour)} · ${bidiIsolate(size)} · الكمية\u00a0${bidiIsolate(String(quantity))}`,
  partialDetail: (colour, size, quantity, all) =>
    `${bidiIsolate(colour)} · ${bidiIsolate(size)} · ${quantity} من ${all}`,
  // The arrow points to the new size, from right to left, even between digits.
  exchange: (from, to) => `\u2067${from} ← ${to}\u2069`,
  subtotal: 'المجموع',
  coupon: (code, rate) =>
    `كود الخصم ${bidiIsolate(code)}${rate > 0 ? ` (خصم ${bidiIsolate(`${wholePercent(rate)}%`)})` : ''}`,
  delivery: 'رسوم التوصيل',
  free: 'مجاناً',
  express: 'رسوم التوصيل السريع',
  cashFee: 'رسوم الدفع عند الاستلام',
  less: (amount) => withSign('−', amount),
  total: 'المبلغ الإجمالي',
  vat: (rate) => `يشمل ضريبة القيمة المضافة ${bidiIsolate(`${rate}%`)}`,
  goesTo: 'عنوان التوصيل',
  parcel: 'الشحنة',
  trackingNumber: (number) => `رقم التتبّع ${bidiIsolate(number)}`,
  courierPhone: (phone) => `هاتف المندوب: ${bidiIsolate(phone)}`,
  follow: 'تتبّع الشحنة',
  dueAtDoor: 'المبلغ عند الاستلام',
  toCard: 'يُعاد إلى بطاقتكم',
  inCash: 'يُعاد نقداً',
  toCredit: 'يُعاد إلى رصيد المتجر',
  shareOfCode: (code) => `حصة كود الخصم ${bidiIsolate(code)}`,
  invoice: 'الفاتورة الضريبية',
  creditNote: 'الإشعار الدائن الضريبي',
  pickup: 'استلام الطرد',
  pickupTime: ({ day, window }) => {
    const [from, to] = PICKUP_HOURS[window]
    return `${dayIn('ar-AE-u-nu-latn', day)} بين الساعة ${from} والساعة ${to}`
  },
  phone: (number) => bidiIsolate(number),
}

const linkInText = ({ label, url }: NonNullable<ReceiptBox['link']>): string => `${label}: ${url}`

/** The receipt for the plain-text part of an email. */
export function receiptInText({ items, parts, totals, vat, boxes }: OrderReceipt): string[] {
  const sums = [...parts, ...totals, ...(vat ? [vat] : [])]
  return [
    items.map(({ line, amount }) => (amount ? `${line}: ${amount}` : line)).join('\n'),
    sums.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    ...boxes.map(({ label, lines, link }) =>
      [`${label}:`, ...lines, ...(link ? [linkInText(link)] : [])].join('\n'),
    ),
  ].filter((part) => part !== '')
}

export const orderReceiptMessages: MessagesByLanguage<typeof english> = { en: english, ar: arabic }
