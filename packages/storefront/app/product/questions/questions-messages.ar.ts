import { firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import { formatArabicDate } from '#arabic/arabic-words'
import type { questionsMessages as english } from '#product/questions/questions-messages'

export const questionsMessages: typeof english = {
  title: 'أسئلة وأجوبة',
  intro: 'لديكم سؤال؟ اسألونا ونجيبكم هنا وبالبريد.',
  none: 'لم يسأل أحد عنها بعد.',
  loading: 'الأسئلة قادمة…',
  inLanguage: { en: 'بالإنجليزية', ar: 'بالعربية' },
  asks: (name) => `سؤال من ${firstStrongIsolate(name)}`,
  date: (at) =>
    formatArabicDate(at, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Dubai' }),
  more: 'عرض المزيد من الأسئلة',
  ask: 'طرح سؤال',
  signIn: 'سجّلوا الدخول لطرح سؤال',
  question: 'سؤالكم',
  name: 'اسمكم كما يظهر',
  hint: 'يظهر هنا مع جوابنا. يرجى عدم كتابة أرقام هواتف أو عناوين.',
  send: 'إرسال السؤال',
  questionNeeded: 'يرجى كتابة سؤالكم.',
  nameNeeded: 'يرجى كتابة اسم.',
  waiting: 'سؤالكم بانتظار الجواب:',
  remove: 'حذف السؤال',
  failed: 'تعذّر ذلك. يرجى التحقق من الاتصال والمحاولة من جديد.',
}
