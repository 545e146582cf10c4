import { DAYS_WITHIN, withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { firstStrongIsolate, bidiIsolate as isolated } from '@little-dunes/domain/i18n/arabic-writing'

/** Printed text in both languages, for customers and couriers. */
export interface BilingualLabel {
  en: string
  ar: string
}

const label = (en: string, ar: string): BilingualLabel => ({ en, ar })

/** '21 Nov 2026, 15:18' in both languages, with days as in tax documents. */
const packedAt = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Dubai',
})

export const paperLabels = {
  item: label('Item', 'القطعة'),
  size: label('Size', 'المقاس'),
  shelf: label('Shelf', 'الرف'),
  count: label('Qty', 'العدد'),
  done: label('✓', ''),
  to: label('To', 'إلى'),
  for: label('For', 'إلى'),
  order: label('Order', 'رقم الطلب'),
  carrier: label('Courier', 'شركة التوصيل'),
  items: label('Items', 'عدد القطع'),
  parcel: label('Parcel', 'الطرد'),
  collect: label('Collect on delivery', 'المبلغ عند التسليم'),
  paid: label('PAID', 'مدفوع'),
  express: label('EXPRESS', 'توصيل سريع'),
  returnToSender: label('If not delivered, return to sender.', 'في حال عدم التسليم يُعاد إلى المرسل.'),
  from: label('From', 'من'),
  return: label('RETURN', 'إرجاع'),
  returnNumber: label('Return', 'رقم الإرجاع'),
  wrongSize: label('Not the right size?', 'المقاس غير مناسب؟'),
  /** `place` is where customers start a return: `littledunes.example/orders`. */
  returning: (number: string, days: number, place: string): BilingualLabel =>
    label(
      `Return or exchange within ${days === 1 ? '1 day' : `${days} days`}: ${place}, order ${number}. Please leave the tags on.`,
      `الإرجاع أو الاستبدال خلال ${withCount(days, DAYS_WITHIN)} عبر ${isolated(place)}، رقم الطلب ${isolated(number)}. يرجى عدم نزع بطاقات المنتج عن القطع.`,
    ),
  packed: (by: string, at: number): BilingualLabel => {
    const when = packedAt.format(at)
    return label(`Packed by ${by}, ${when}`, `التجهيز: ${firstStrongIsolate(by)}، ${isolated(when)}`)
  },
  inBox: (count: number): BilingualLabel =>
    label(
      count === 1 ? '1 item in this box.' : `${count} items in this box.`,
      `عدد القطع في هذا الصندوق: ${count}`,
    ),
  refunded: (items: readonly { name: string; nameAr: string; quantity: number }[]): BilingualLabel => {
    const list = (getName: (item: (typeof items)[number]) => string) =>
      items.map((item) => `${item.quantity} × ${getName(item)}`)
    return label(
      `Refunded, not in this box: ${list(({ name }) => name).join(', ')}.`,
      `تم استرداد ثمنه وليس في هذا الصندوق: ${list(({ name, nameAr }) => firstStrongIsolate(nameAr || name)).join('، ')}.`,
    )
  },
}
