import { type ArabicForms, withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { newsletterMessages as english } from '#newsletter/newsletter-messages'

const SUBSCRIBERS: ArabicForms = {
  zero: 'لا مشتركين',
  one: 'مشترك واحد',
  two: 'مشتركان',
  few: '# مشتركين',
  many: '# مشتركاً',
  other: '# مشترك',
}

export const newsletterMessages: typeof english = {
  title: 'النشرة البريدية',
  context: (count) => withCount(count, SUBSCRIBERS),
  export: 'تصدير',
  fileName: 'newsletter.csv',
  searchLabel: 'البحث في النشرة البريدية',
  searchHint: 'الاسم أو البريد',
  empty: 'لا مشتركين بعد. يشترك العملاء من صفحة حسابهم.',
  nothingFound: (words) => `لا نتائج للبحث عن «${firstStrongIsolate(words)}».`,
  name: 'الاسم',
  language: 'اللغة',
  languages: { en: 'الإنجليزية', ar: 'العربية' },
  consent: 'تاريخ الاشتراك',
  end: 'إلغاء الاشتراك',
  unsubscribeLabel: (name) => `إلغاء اشتراك ${firstStrongIsolate(name)}`,
  ended: (name) => `تم إلغاء اشتراك ${firstStrongIsolate(name)}.`,
  onThisPage: (count) => `${withCount(count, SUBSCRIBERS)} في هذه الصفحة`,
}
