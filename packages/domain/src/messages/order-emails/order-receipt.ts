import { bidiIsolate, withSign } from '#i18n/arabic-writing'
import type { MessagesByLanguage } from '#i18n/languages'
import { dayIn } from '#messages/order-emails/english-order-emails'
import { wholePercent } from '#orders/discount-codes'
import { PICKUP_HOURS, type Pickup } from '#orders/returns/pickup'

/** A name and what it costs, as people read it: `AED 189.00`. */
export interface ReceiptAmount {
  label: string
  amount: string
  /** Of what makes the total less. */
  isLess?: boolean
}

/** An item with what stands below its name, and in one line for mails without HTML: `2 × Fox Tee, Coral, 90`. */
export interface ReceiptItem extends ReceiptAmount {
  detail: string
  line: string
}

/** Facts that belong together: where a parcel goes, or who brings it. */
export interface ReceiptBox {
  label: string
  lines: readonly string[]
  link?: { label: string; url: string }
}

/** What a mail about an order lists. */
export interface OrderReceipt {
  /** Amounts are empty where the mail is about goods alone. */
  items: readonly ReceiptItem[]
  /** What makes the totals, in this order. */
  parts: readonly ReceiptAmount[]
  /** The total, or what of a refund goes where; none where the mail is about goods alone. */
  totals: readonly ReceiptAmount[]
  /** The tax inside of the totals; null where there is none, or it is not said. */
  vat: ReceiptAmount | null
  boxes: readonly ReceiptBox[]
}

const english = {
  detail: (colour: string, size: string, quantity: number) => `${colour} · ${size} · Qty ${quantity}`,
  /** Of an item of which there are more. */
  partOf: (colour: string, size: string, quantity: number, all: number) =>
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
  vat: (rate: number) => `${rate}% VAT inside`,
  goesTo: 'Goes to',
  parcel: 'Parcel',
  trackingNumber: (number: string) => `Tracking number ${number}`,
  courierPhone: (phone: string) => `Phone of the courier: ${phone}`,
  follow: 'Follow the parcel',
  dueAtDoor: 'To pay at the door',
  toCard: 'Back to your card',
  inCash: 'Back in cash',
  toCredit: 'To your store credit',
  shareOfCode: (code: string) => `Share of code ${code}`,
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
    `${bidiIsolate(colour)} · ${bidiIsolate(size)} · الكمية ${bidiIsolate(String(quantity))}`,
  partOf: (colour, size, quantity, all) =>
    `${bidiIsolate(colour)} · ${bidiIsolate(size)} · ${quantity} من ${all}`,
  // The arrow points to the new size: from right to left, among figures as well.
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
  vat: (rate) => `تشمل ضريبة القيمة المضافة ${bidiIsolate(`${rate}%`)}`,
  goesTo: 'عنوان التوصيل',
  parcel: 'الشحنة',
  trackingNumber: (number) => `رقم التتبّع ${bidiIsolate(number)}`,
  courierPhone: (phone) => `هاتف المندوب: ${bidiIsolate(phone)}`,
  follow: 'تتبّع الشحنة',
  dueAtDoor: 'المبلغ عند الاستلام',
  toCard: 'يُعاد إلى بطاقتكم',
  inCash: 'يُعاد نقداً',
  toCredit: 'إلى رصيدكم في المتجر',
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

/** The same in a mail without HTML: items, amounts and boxes, each as lines. */
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
