import { type ArabicForms, withCount } from '@little-dunes/domain/messages/arabic-plurals'
import { bidiIsolate, firstStrongIsolate } from '@little-dunes/domain/messages/arabic-writing'
import { PIECES, SIZES } from '#arabic/arabic-words'
import type { stockMessages as english } from '#products/product/stock/stock-messages'

const signed = (units: number): string =>
  bidiIsolate(units > 0 ? `+${units}` : String(units).replace('-', '\u2212'))

/** Of a difference, whose sign stands before the figure. */
const PIECES_OF_DIFFERENCE: ArabicForms = {
  zero: 'قطعة',
  one: 'قطعة',
  two: 'قطعة',
  few: 'قطع',
  many: 'قطعة',
  other: 'قطعة',
}

export const stockMessages: typeof english = {
  moves: {
    received: 'مستلَم',
    damaged: 'تالف',
    lost: 'مفقود',
    count: 'جرد',
    correction: 'تصحيح',
  },
  reasons: {
    opening: 'المخزون الأول',
    order: 'طلب',
    cancellation: 'طلب ملغى',
    return: 'إرجاع',
    count: 'جرد',
    correction: 'تصحيح',
    import: 'استيراد',
    removal: 'إزالة',
    received: 'مستلَم',
    damaged: 'تالف',
    lost: 'مفقود',
    exchange: 'استبدال',
  },
  signed,
  pieces: (count) => withCount(count, PIECES),
  title: 'المقاسات والمخزون',
  count: 'جرد',
  colour: 'اللون',
  sum: 'الإجمالي',
  soldOut: 'نفدت الكمية',
  low: 'قليل',
  notCounted: 'غير محسوب',
  explanation: 'يتغيّر العدد بحركة تُسجَّل فوراً باسم من قام بها. من قطعة إلى 3 قطع يُعدّ المخزون قليلاً.',
  noSizes: 'لا مقاسات لهذا المنتج بعد.',
  cell: (colour, size, stock) => `${firstStrongIsolate(colour)}، ${firstStrongIsolate(size)}: ${stock}`,
  moveTitle: (colour, size) => `${firstStrongIsolate(colour)}، ${firstStrongIsolate(size)}`,
  moveLabel: 'نوع الحركة',
  units: 'عدد القطع',
  countedUnits: 'عدد القطع على الرف',
  note: 'السبب أو رقم إشعار التسليم',
  optional: 'اختياري',
  after: (now, after) => `الآن ${now}، وبعد الحركة ${after}`,
  now: (now) => `الآن ${now}`,
  wholeNumber: 'يرجى إدخال عدد صحيح.',
  book: 'تسجيل',
  booked: (text, size, stock) =>
    `${firstStrongIsolate(text)} ${firstStrongIsolate(size)}: ${withCount(stock, PIECES)}.`,
  undo: 'تراجع',
  undone: 'تم التراجع.',
  isCounted: 'حساب مخزون هذا المقاس',
  uncountedHint: 'المقاس غير المحسوب لا تنفد كميته أبداً.',
  ledger: 'الحركات',
  ledgerEmpty: 'لا حركات بعد.',
  ledgerRow: (reason, order) => (order === null ? reason : `${reason} ${bidiIsolate(order)}`),
  time: 'الوقت',
  why: 'السبب',
  change: 'التغيير',
  left: 'المتبقي',
  olderMovements: 'حركات أقدم',
  saveCsv: 'حفظ كملف CSV',
  loading: 'جارٍ التحميل…',
  countTitle: 'الجرد',
  countBegun: (time) => `بدأ عند ${time}. يبقى المتجر مفتوحاً: ما يُباع في هذه الأثناء محسوب.`,
  scan: 'مسح الباركود أو كتابته، أو كتابة رمز SKU',
  scanUnknown: (code) => `لا مقاس هنا بالرمز «${bidiIsolate(code)}».`,
  expected: 'المتوقع',
  meanwhile: 'في هذه الأثناء',
  counted: 'المعدود',
  difference: 'الفرق',
  countedOf: (colour, size) => `المعدود من ${firstStrongIsolate(colour)}، ${firstStrongIsolate(size)}`,
  countNote: 'أي رف',
  countSum: (lines, sum) =>
    `الجرد: ${withCount(lines, SIZES)}، والفرق ${signed(sum)} ${withCount(Math.abs(sum), PIECES_OF_DIFFERENCE)}`,
  bookCount: 'تسجيل الجرد',
  cancelCount: 'إنهاء الجرد',
  countBooked: (lines) => `تم الجرد: ${withCount(lines, SIZES)}.`,
}
