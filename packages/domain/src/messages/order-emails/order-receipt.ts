import { bidiIsolate } from '#messages/arabic-writing'
import type { MessagesByLanguage } from '#messages/languages'
import { wholePercent } from '#orders/discount-codes'

/** A name and what it costs, as people read it: `AED 189.00`. */
export interface ReceiptAmount {
  label: string
  amount: string
}

/** What an order is made of, and where it goes. */
export interface OrderReceipt {
  /** Each with what stands below its name, and in one line for mails without HTML: `2 × Fox Tee, Coral, 90`. */
  items: readonly (ReceiptAmount & { detail: string; line: string })[]
  /** What makes the total, in this order. */
  parts: readonly ReceiptAmount[]
  total: ReceiptAmount
  /** The tax inside of the total; null in a shop that charges none. */
  vat: ReceiptAmount | null
  address: { label: string; lines: readonly string[] }
}

const english = {
  detail: (colour: string, size: string, quantity: number) => `${colour} · ${size} · Qty ${quantity}`,
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
  phone: (number: string) => number,
}

const arabic: typeof english = {
  detail: (colour, size, quantity) =>
    `${bidiIsolate(colour)} · ${bidiIsolate(size)} · الكمية ${bidiIsolate(String(quantity))}`,
  subtotal: 'المجموع',
  coupon: (code, rate) =>
    `الرمز ${bidiIsolate(code)}${rate > 0 ? ` (خصم ${bidiIsolate(`${wholePercent(rate)}%`)})` : ''}`,
  delivery: 'رسوم التوصيل',
  free: 'مجاناً',
  express: 'رسوم التوصيل السريع',
  cashFee: 'رسوم الدفع عند الاستلام',
  less: (amount) => `\u2066−\u2069${amount}`,
  total: 'المبلغ الإجمالي',
  vat: (rate) => `تشمل ضريبة القيمة المضافة ${bidiIsolate(`${rate}%`)}`,
  goesTo: 'عنوان التوصيل',
  phone: (number) => bidiIsolate(number),
}

/** The same in a mail without HTML: items, amounts and address, each as lines. */
export function receiptInText({ items, parts, total, vat, address }: OrderReceipt): string[] {
  const sums = [...parts, total, ...(vat ? [vat] : [])]
  return [
    items.map(({ line, amount }) => `${line}: ${amount}`).join('\n'),
    sums.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    `${address.label}:\n${address.lines.join('\n')}`,
  ]
}

export const orderReceiptMessages: MessagesByLanguage<typeof english> = { en: english, ar: arabic }
