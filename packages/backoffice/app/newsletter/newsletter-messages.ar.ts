import { type ArabicForms, withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import { SHOPPERS } from '#arabic/arabic-words'
import type { newsletterMessages as english } from '#newsletter/newsletter-messages'

const SUBSCRIBERS: ArabicForms = {
  zero: 'لا مشتركين في الأخبار بالبريد',
  one: 'عميل واحد يريد الأخبار بالبريد',
  two: 'عميلان يريدان الأخبار بالبريد',
  few: '# عملاء يريدون الأخبار بالبريد',
  many: '# عميلاً يريدون الأخبار بالبريد',
  other: '# عميل يريدون الأخبار بالبريد',
}

export const newsletterMessages: typeof english = {
  title: 'النشرة البريدية',
  context: (count) => withCount(count, SUBSCRIBERS),
  export: 'تصدير',
  fileName: 'newsletter.csv',
  searchLabel: 'البحث في النشرة البريدية',
  searchHint: 'الاسم أو البريد',
  empty: 'لم يوافق أحد على الأخبار بالبريد بعد. الموافقة من صفحة الحساب.',
  nothingFound: (words) => `لا أحد هنا يطابق «${firstStrongIsolate(words)}».`,
  name: 'الاسم',
  language: 'اللغة',
  languages: { en: 'الإنجليزية', ar: 'العربية' },
  consent: 'تاريخ الموافقة',
  end: 'إلغاء الاشتراك',
  endOf: (name) => `إلغاء اشتراك ${firstStrongIsolate(name)}`,
  ended: (name) => `تم إلغاء اشتراك ${firstStrongIsolate(name)}.`,
  onThisPage: (count) => `${withCount(count, SHOPPERS)} في هذه الصفحة`,
}
