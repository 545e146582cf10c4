import type { ArabicForms } from '@little-dunes/domain/i18n/arabic-plurals'
import { bidiIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import { ROWS, withCount } from '#arabic/arabic-words'
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
    no_address: 'يرجى إدخال مسار مثل ⁦/products⁩ أو عنوان يبدأ بالرمز ⁦https://⁩.',
    to_itself: 'هذا العنوان يؤدي إلى نفسه.',
    too_long: 'هذا العنوان أطول من اللازم.',
    twice: 'لهذا العنوان تحويل من قبل.',
    own_page: 'للمتجر صفحة على هذا العنوان.',
    no_columns: 'يجب أن يكون في السطر الأول ⁦Redirect from⁩ و⁦Redirect to⁩.',
    no_csv: 'هذا الملف ليس ملف CSV.',
    too_many_rows: 'في الملف أكثر من 50,000 صف. يرجى تقسيمه إلى عدة ملفات.',
  },
  settings: 'الإعدادات',
  title: 'تحويل العناوين',
  context: (total) => `من عناوين سابقة إلى غيرها: ${withCount(total, REDIRECTS)}`,
  list: 'تحويل العناوين',
  searchLabel: 'البحث عن تحويل',
  searchHint: 'جزء من أحد العنوانين',
  empty: 'لا تحويل بعد. عناوين المنتجات والقوائم في المتجر السابق تُعرف من دونه.',
  nothingFound: (words) => `لا عنوان فيه «${bidiIsolate(words)}».`,
  onThisPage: (count) => withCount(count, REDIRECTS),
  from: 'العنوان السابق',
  fromHint: 'كما كان، مثل ⁦/pages/gifts⁩',
  target: 'يؤدي إلى',
  targetHint: 'مسار في هذا المتجر أو ⁦https://…⁩',
  since: 'منذ',
  add: 'إضافة تحويل',
  addIt: 'إضافة',
  added: (from) => `يُحوَّل ${bidiIsolate(from)} من الآن.`,
  remove: 'إزالة',
  removeOf: (from) => `إزالة ${bidiIsolate(from)}`,
  removed: (from) => `لم يعد ${bidiIsolate(from)} يؤدي إلى شيء.`,
  undo: 'تراجع',
  export: 'تصدير',
  fileName: 'redirects.csv',
  file: 'من ملف',
  fileHint: 'قائمة التحويلات من ⁦Shopify⁩، وفي سطرها الأول ⁦Redirect from⁩ و⁦Redirect to⁩.',
  choose: 'اختيار ملف CSV',
  tooLarge: 'هذا الملف أكبر من 3 ميغابايت.',
  imported: (count) => `أُضيف أو تغيّر ${withCount(count, REDIRECTS)}.`,
  wrong: (count) => `لم يُستورد شيء. فيه خطأ: ${withCount(count, ROWS)}.`,
  line: (line) => `السطر ${line}`,
  firstInLine: (line) => `هذا العنوان موجود في السطر ${line}.`,
}
