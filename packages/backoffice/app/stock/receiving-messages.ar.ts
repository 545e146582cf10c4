import { firstStrongIsolate, PIECES, SIZES, withCount } from '#arabic/arabic-words'
import type { receivingMessages as english } from '#stock/receiving-messages'

const sum = (units: number, lines: number): string =>
  `${withCount(units, PIECES)}، ${withCount(lines, SIZES)}`

export const receivingMessages: typeof english = {
  title: 'استلام شحنة',
  context: 'كل مسح يضيف قطعة. تبقى القائمة على هذا الجهاز إلى أن تدخل المخزون.',
  list: 'ما وصل',
  whichSize: (name) => `${firstStrongIsolate(name)}: أي مقاس؟ كل ضغطة تضيف قطعة.`,
  empty: 'لا شيء بعد. القطعة الأولى تُضاف بمسح رمزها أو بكتابة الباركود أو رمز SKU أو رقم المنتج.',
  pieces: 'القطع',
  piecesOf: (size) => `قطع ${firstStrongIsolate(size)}`,
  archived: 'مؤرشف',
  added: (size, units) => `${firstStrongIsolate(size)}: ${withCount(units, PIECES)}`,
  notAdded: (code, why) => `لم يُضَف «${firstStrongIsolate(code)}». ${why}`,
  full: (most) => `تتسع القائمة لعدد ${most} من المقاسات. يرجى إدخالها إلى المخزون أولاً.`,
  removeHead: 'إزالة',
  remove: (size) => `إزالة ${firstStrongIsolate(size)}`,
  removed: (size) => `أُزيل ${firstStrongIsolate(size)} من القائمة.`,
  undo: 'تراجع',
  note: 'إشعار التسليم',
  sum,
  book: 'إدخال إلى المخزون',
  booked: (units, lines) => `دخل المخزون: ${sum(units, lines)}.`,
  kept: 'لم يجب المتجر، فلا يُعرف بعد هل دخلت القائمة المخزون. القائمة محفوظة. يرجى إدخالها من جديد؛ لا شيء يُسجَّل مرتين.',
  bookedBefore:
    'دخلت هذه القائمة المخزون قبل التعديلات الأخيرة، وضاع الرد فقط. حركات كل المقاسات في صفحة المخزون؛ وما نقص يُكتب في قائمة جديدة.',
  beginAnew: 'بدء قائمة جديدة',
}
