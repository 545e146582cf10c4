import { withCount } from '@little-dunes/domain/messages/arabic-plurals'
import { firstStrongIsolate } from '@little-dunes/domain/messages/arabic-writing'
import { PIECES } from '#arabic/arabic-words'
import type { stockMessages as english } from '#products/product/stock/stock-messages'

export const stockMessages: typeof english = {
  moves: {
    received: 'مستلَم',
    damaged: 'تالف',
    lost: 'مفقود',
    count: 'جرد',
    correction: 'تصحيح',
  },
  pieces: (count) => withCount(count, PIECES),
  title: 'المقاسات والمخزون',
  count: 'جرد',
  colour: 'اللون',
  sum: 'الإجمالي',
  soldOut: 'نفدت الكمية',
  low: 'قليل',
  notCounted: 'غير محسوب',
  explanation: 'يتغيّر العدد بحركة تُسجَّل فوراً باسم من قام بها. من قطعة إلى 3 قطع يُعدّ المخزون قليلاً.',
  addSizes: 'إضافة مقاسات',
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
  saveCsv: 'حفظ كملف CSV',
}
