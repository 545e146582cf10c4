import { type ArabicForms, firstStrongIsolate, withCount } from '#arabic/arabic-words'
import type { emailsMessages as english } from '#emails/emails-messages'

const EMAILS: ArabicForms = {
  zero: 'لا رسائل',
  one: 'رسالة واحدة',
  two: 'رسالتان',
  few: '# رسائل',
  many: '# رسالة',
  other: '# رسالة',
}

const ATTEMPTS: ArabicForms = {
  zero: 'لا محاولات',
  one: 'محاولة واحدة',
  two: 'محاولتان',
  few: '# محاولات',
  many: '# محاولة',
  other: '# محاولة',
}

export const emailsMessages: typeof english = {
  title: 'رسائل البريد',
  context: (failed) => (failed === 0 ? 'رسائل آخر 30 يوماً' : `لم تصل ${withCount(failed, EMAILS)}`),
  views: 'الرسائل حسب حالتها',
  all: 'الكل',
  states: { waiting: 'قيد الانتظار', sent: 'أُرسلت', failed: 'لم تصل' },
  searchLabel: 'البحث في الرسائل',
  searchHint: 'عنوان البريد الإلكتروني',
  nothing: 'لا رسائل هنا. تظهر الرسائل المرسلة إلى العملاء هنا لمدة 30 يوماً.',
  nothingFound: (words) => `لا رسائل إلى «${firstStrongIsolate(words)}».`,
  languages: { en: 'الإنجليزية', ar: 'العربية' },
  otherKind: 'رسالة أخرى',
  language: 'اللغة',
  kind: 'الرسالة',
  state: 'الحالة',
  made: 'أُنشئت',
  attempts: (count) => withCount(count, ATTEMPTS),
  read: 'قراءة',
  readLabel: (kind, to) => `قراءة ${kind} إلى ${firstStrongIsolate(to)}`,
  tryAgain: 'المحاولة مرة أخرى',
  tryAgainLabel: (kind, to) => `المحاولة مرة أخرى: ${kind} إلى ${firstStrongIsolate(to)}`,
  triedAgain: 'جارٍ الإرسال من جديد.',
  onThisPage: (count) => `${withCount(count, EMAILS)} في هذه الصفحة`,
}
