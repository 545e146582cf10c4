import { DAYS, withCount } from '@little-dunes/domain/messages/arabic-plurals'

/** What stands on a paper in both languages, whatever the back office speaks: the shopper reads it, and the courier. */
export interface BilingualLabel {
  en: string
  ar: string
}

const label = (en: string, ar: string): BilingualLabel => ({ en, ar })

/** A number or name in Arabic text keeps its own direction. */
const isolated = (text: string): string => `\u2066${text}\u2069`

export const paperLabels = {
  piece: label('Piece', 'القطعة'),
  size: label('Size', 'المقاس'),
  shelf: label('Shelf', 'الرف'),
  count: label('Pieces', 'العدد'),
  to: label('To', 'إلى'),
  order: label('Order', 'رقم الطلب'),
  carrier: label('Carrier', 'شركة التوصيل'),
  pieces: label('Pieces', 'عدد القطع'),
  collect: label('Collect on delivery', 'المبلغ عند التسليم'),
  paid: label('PAID', 'مدفوع'),
  express: label('EXPRESS', 'توصيل سريع'),
  returnToSender: label('If not delivered, return to sender.', 'في حال عدم التسليم يُعاد إلى المرسل.'),
  from: label('From', 'من'),
  return: label('RETURN', 'إرجاع'),
  returnNumber: label('Return', 'رقم الإرجاع'),
  wrongSize: label('Not the right size?', 'المقاس غير مناسب؟'),
  returning: (number: string, days: number): BilingualLabel =>
    label(
      `Return or exchange within ${days === 1 ? '1 day' : `${days} days`}: name order ${number}. Please leave the labels on.`,
      `الإرجاع أو الاستبدال خلال ${withCount(days, DAYS)}: اذكر رقم الطلب ${isolated(number)}. يرجى إبقاء البطاقات على القطع.`,
    ),
  inBox: (count: number): BilingualLabel =>
    label(
      count === 1 ? '1 piece in this box.' : `${count} pieces in this box.`,
      `عدد القطع في هذا الصندوق: ${count}`,
    ),
  refunded: (count: number): BilingualLabel =>
    label(
      count === 1
        ? '1 piece was refunded and is not in it.'
        : `${count} pieces were refunded and are not in it.`,
      `القطع التي استُرد ثمنها وليست فيه: ${count}`,
    ),
}
