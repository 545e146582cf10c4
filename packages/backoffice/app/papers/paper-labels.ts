import { DAYS_WITHIN, withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { firstStrongIsolate, bidiIsolate as isolated } from '@little-dunes/domain/i18n/arabic-writing'

/** What stands on a paper in both languages, whatever the back office speaks: the shopper reads it, and the courier. */
export interface BilingualLabel {
  en: string
  ar: string
}

const label = (en: string, ar: string): BilingualLabel => ({ en, ar })

/** '21 Nov 2026, 15:18' in both languages, as tax documents have their days. */
const packedAt = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Dubai',
})

export const paperLabels = {
  piece: label('Piece', 'القطعة'),
  size: label('Size', 'المقاس'),
  shelf: label('Shelf', 'الرف'),
  count: label('Pieces', 'العدد'),
  done: label('✓', ''),
  to: label('To', 'إلى'),
  for: label('For', 'إلى'),
  order: label('Order', 'رقم الطلب'),
  carrier: label('Carrier', 'شركة التوصيل'),
  pieces: label('Pieces', 'عدد القطع'),
  parcel: label('Parcel', 'الطرد'),
  collect: label('Collect on delivery', 'المبلغ عند التسليم'),
  paid: label('PAID', 'مدفوع'),
  express: label('EXPRESS', 'توصيل سريع'),
  returnToSender: label('If not delivered, return to sender.', 'في حال عدم التسليم يُعاد إلى المرسل.'),
  from: label('From', 'من'),
  return: label('RETURN', 'إرجاع'),
  returnNumber: label('Return', 'رقم الإرجاع'),
  wrongSize: label('Not the right size?', 'المقاس غير مناسب؟'),
  /** `place` is where shoppers begin a return: `littledunes.example/orders`. */
  returning: (number: string, days: number, place: string): BilingualLabel =>
    label(
      `Return or exchange within ${days === 1 ? '1 day' : `${days} days`}: ${place}, order ${number}. Please leave the labels on.`,
      `الإرجاع أو الاستبدال خلال ${withCount(days, DAYS_WITHIN)} عبر ${isolated(place)}، رقم الطلب ${isolated(number)}. يرجى إبقاء البطاقات على القطع.`,
    ),
  packed: (by: string, at: number): BilingualLabel => {
    const when = packedAt.format(at)
    return label(`Packed by ${by}, ${when}`, `التجهيز: ${firstStrongIsolate(by)}، ${isolated(when)}`)
  },
  inBox: (count: number): BilingualLabel =>
    label(
      count === 1 ? '1 piece in this box.' : `${count} pieces in this box.`,
      `عدد القطع في هذا الصندوق: ${count}`,
    ),
  refunded: (pieces: readonly { name: string; nameAr: string; quantity: number }[]): BilingualLabel => {
    const list = (nameOf: (piece: (typeof pieces)[number]) => string) =>
      pieces.map((piece) => `${piece.quantity} × ${nameOf(piece)}`)
    return label(
      `Refunded and not in it: ${list(({ name }) => name).join(', ')}.`,
      `استُرد ثمنه وليس فيه: ${list(({ name, nameAr }) => firstStrongIsolate(nameAr || name)).join('، ')}.`,
    )
  },
}
