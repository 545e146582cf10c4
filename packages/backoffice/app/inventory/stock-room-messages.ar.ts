import { type ArabicForms, withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { bidiIsolate, firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import { ARABIC_STOCK_REASONS, SIZES } from '#arabic/arabic-words'
import type { stockRoomMessages as english } from '#inventory/stock-room-messages'

const signed = (units: number): string =>
  bidiIsolate(units > 0 ? `+${units}` : String(units).replace('-', '\u2212'))

/** For differences, whose sign is before the digits. */
const UNITS_OF_DIFFERENCE: ArabicForms = {
  zero: 'قطعة',
  one: 'قطعة',
  two: 'قطعة',
  few: 'قطع',
  many: 'قطعة',
  other: 'قطعة',
}

export const stockRoomMessages: typeof english = {
  reasons: ARABIC_STOCK_REASONS,
  signed,
  ledgerEmpty: 'لا حركات مخزون بعد. تظهر هنا المبيعات والمرتجعات والجرد والقطع المستلمة.',
  noMovement: 'لا حركات مخزون لهذا السبب.',
  receive: 'استلام القطع',
  ledgerRow: (reason, order) => (order === null ? reason : `${reason} ${bidiIsolate(order)}`),
  time: 'الوقت',
  why: 'السبب',
  change: 'التغيير',
  left: 'المتبقي',
  olderMovements: 'حركات أقدم',
  loading: 'جارٍ تحميل الحركات…',
  countTitle: 'الجرد',
  scan: 'مسح أو كتابة باركود أو SKU',
  scanOrArticle: 'الباركود أو رمز SKU أو رمز المنتج',
  scanUnknown: (code) => `لا مقاس هنا بالرمز «${bidiIsolate(code)}». للبحث بالاسم استخدموا «الكميات».`,
  scanNotCounted: (name) =>
    `تتبّع مخزون ${firstStrongIsolate(name)} بهذا المقاس غير مفعّل. يرجى تفعيله في صفحة المنتج، ثم المسح من جديد.`,
  expected: 'المتوقع',
  meanwhile: 'منذ البدء',
  counted: 'العدد الفعلي',
  difference: 'الفرق',
  countedLabel: (size) => `العدد الفعلي من ${firstStrongIsolate(size)}`,
  countNote: 'ملاحظة',
  countSum: (lines, sum) =>
    `الجرد: ${withCount(lines, SIZES)}، والفرق ${signed(sum)} ${withCount(Math.abs(sum), UNITS_OF_DIFFERENCE)}`,
  bookCount: 'اعتماد الجرد',
  cancelCount: 'إلغاء الجرد',
  countBooked: (lines) => `تم الجرد: ${withCount(lines, SIZES)}.`,
  title: 'المخزون',
  setAside: 'منحّاة',
  viewsLabel: 'طرق عرض المخزون',
  views: { levels: 'الكميات', count: 'الجرد', receive: 'الاستلام', ledger: 'الحركات' },
  context: 'يُسجَّل كل تغيير مع سببه واسم من قام به. يبقى المتجر مفتوحاً أثناء الجرد.',
  shelves: 'جرد رف',
  shelf: (name) => (name === '' ? 'بلا رف' : `الرف ${firstStrongIsolate(name)}`),
  sizes: (count) => withCount(count, SIZES),
  noShelves: 'لا مقاسات للجرد في المتجر بعد.',
  shelfHint:
    'حدّدوا رف كل مقاس في صفحة المنتج، ضمن «الرفوف والباركود». تُجرد المقاسات التي لا رف لها ضمن «بلا رف» أو في صفحة المنتج.',
  shelfProducts: 'المنتجات',
  elsewhere: (shelf) => `مكانه الرف ${firstStrongIsolate(shelf)}`,
  emptyShelf: 'امسحوا باركود القطع على الرف. كل مسح يضيف قطعة إلى القائمة. رمز المنتج يضيف كل مقاساته.',
  ledger: 'كل حركات المخزون',
  item: 'المقاس',
  reason: 'السبب',
  everyReason: 'كل الأسباب',
  leaveTitle: 'المغادرة من دون حفظ؟',
  leaveCount: 'لم يُحفظ الجرد بعد.',
}
