import { firstStrongIsolate, SIZES, UNITS, withCount } from '#arabic/arabic-words'
import type { receivingMessages as english } from '#inventory/receiving-messages'

const sum = (units: number, lines: number): string => `${withCount(units, UNITS)}، ${withCount(lines, SIZES)}`

export const receivingMessages: typeof english = {
  title: 'استلام شحنة',
  context: 'كل مسح يضيف قطعة. تبقى القائمة على هذا الجهاز إلى أن تدخل المخزون.',
  list: 'القطع المستلمة',
  whichSize: (name) => `${firstStrongIsolate(name)}: أي مقاس؟ كل ضغطة تضيف قطعة.`,
  empty: 'لا قطع بعد. امسحوا باركود القطعة الأولى أو اكتبوا الباركود أو رمز SKU أو رمز المنتج.',
  items: 'العدد',
  quantityLabel: (size) => `قطع ${firstStrongIsolate(size)}`,
  archived: 'مؤرشف',
  added: (size, units) => `${firstStrongIsolate(size)}: ${withCount(units, UNITS)}`,
  notAdded: (code, why) => `لم يُضَف «${firstStrongIsolate(code)}». ${why}`,
  full: (max) => `تتسع القائمة لعدد ${max} من المقاسات. يرجى إدخالها إلى المخزون أولاً.`,
  removeHead: 'إزالة',
  remove: (size) => `إزالة ${firstStrongIsolate(size)}`,
  removed: (size) => `أُزيل ${firstStrongIsolate(size)} من القائمة.`,
  undo: 'تراجع',
  note: 'إشعار التسليم',
  sum,
  book: 'إدخال إلى المخزون',
  booked: (units, lines) => `دخل المخزون: ${sum(units, lines)}.`,
  noResponse:
    'لم يصل رد من المتجر، وربما دخلت القائمة المخزون. القائمة محفوظة هنا. أدخلوها من جديد، ولن يُضاف شيء مرتين.',
  bookedBefore:
    'دخلت هذه القائمة المخزون قبل التعديلات الأخيرة، ولم يصل الرد فقط. راجعوا كل حركات المخزون، ثم ابدؤوا قائمة جديدة بالقطع الناقصة.',
  beginAnew: 'بدء قائمة جديدة',
}
