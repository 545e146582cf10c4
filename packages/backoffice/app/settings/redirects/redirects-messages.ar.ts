import type { ArabicForms } from '@little-dunes/domain/i18n/arabic-plurals'
import { bidiIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import { ROWS, withCount, withCountAfter } from '#arabic/arabic-words'
import type { redirectsMessages as english } from '#settings/redirects/redirects-messages'

const REDIRECTS: ArabicForms = {
  zero: 'لا تحويلات',
  one: 'تحويل واحد',
  two: 'تحويلان',
  few: '# تحويلات',
  many: '# تحويلاً',
  other: '# تحويل',
}

export const redirectsMessages: typeof english = {
  problems: {
    no_path: 'يرجى إدخال مسار من المتجر السابق مثل ⁦/products/tee⁩.',
    no_address: 'يرجى إدخال مسار مثل ⁦/products⁩ أو عنوان أوله ⁦https://⁩.',
    to_itself: 'هذا العنوان يحوّل إلى نفسه.',
    too_long: 'هذا العنوان أطول من اللازم.',
    twice: 'يوجد تحويل لهذا العنوان.',
    own_page: 'للمتجر صفحة على هذا العنوان.',
    no_columns: 'يجب أن يحتوي السطر الأول على العمودين ⁦Redirect from⁩ و⁦Redirect to⁩.',
    no_csv: 'هذا الملف ليس ملف CSV.',
    too_many_rows: 'في الملف أكثر من 50,000 صف. يرجى تقسيمه إلى عدة ملفات.',
  },
  settings: 'الإعدادات',
  title: 'تحويل الروابط',
  context: (total) => `من المتجر السابق: ${withCount(total, REDIRECTS)}`,
  list: 'تحويل الروابط',
  searchLabel: 'البحث عن تحويل',
  searchHint: 'جزء من أحد العنوانين',
  empty: 'لا تحويلات بعد. عناوين المنتجات والقوائم في المتجر السابق تعمل من دونها.',
  nothingFound: (words) => `لا نتائج للبحث عن «${bidiIsolate(words)}».`,
  onThisPage: (count) => withCount(count, REDIRECTS),
  from: 'العنوان السابق',
  fromHint: 'مثل ⁦/pages/gifts⁩',
  target: 'تحويل إلى',
  targetHint: 'مسار في هذا المتجر أو ⁦https://…⁩',
  since: 'تاريخ الإضافة',
  add: 'إضافة تحويل',
  addIt: 'حفظ التحويل',
  added: (from) => `أُضيف التحويل من ${bidiIsolate(from)}.`,
  remove: 'إزالة',
  removeLabel: (from) => `إزالة ${bidiIsolate(from)}`,
  removed: (from) => `أُزيل التحويل من ${bidiIsolate(from)}.`,
  undo: 'تراجع',
  export: 'تصدير',
  fileName: 'redirects.csv',
  file: 'استيراد تحويلات',
  fileHint: 'قائمة التحويلات من ⁦Shopify⁩، وفي سطرها الأول ⁦Redirect from⁩ و⁦Redirect to⁩.',
  choose: 'اختيار ملف CSV',
  tooLarge: 'هذا الملف أكبر من 3 ميغابايت. يرجى تقسيمه إلى عدة ملفات.',
  imported: (count) => `أُضيف أو تغيّر ${withCount(count, REDIRECTS)}.`,
  wrong: (count) => `لم يُستورد شيء. يرجى تصحيح ${withCountAfter(count, ROWS)} ورفع الملف من جديد.`,
  line: (line) => `السطر ${line}`,
  firstInLine: (line) => `هذا العنوان موجود في السطر ${line}.`,
}
