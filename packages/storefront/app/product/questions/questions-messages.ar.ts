import { firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import { formatArabicDate } from '#arabic/arabic-words'
import type { questionsMessages as english } from '#product/questions/questions-messages'

export const questionsMessages: typeof english = {
  title: 'أسئلة وأجوبة',
  intro: 'لديكم سؤال؟ اسألونا وسنجيبكم هنا وبالبريد الإلكتروني.',
  none: 'لا توجد أسئلة بعد. كونوا أول من يسأل.',
  loading: 'جارٍ تحميل الأسئلة…',
  inLanguage: { en: 'بالإنجليزية', ar: 'بالعربية' },
  asks: (name) => `سؤال من ${firstStrongIsolate(name)}`,
  date: (at) =>
    formatArabicDate(at, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Dubai' }),
  more: 'عرض المزيد من الأسئلة',
  ask: 'طرح سؤال',
  signIn: 'سجّلوا الدخول لطرح سؤال',
  question: 'سؤالكم',
  name: 'الاسم الظاهر',
  hint: 'يظهر هنا مع جوابنا. يرجى عدم كتابة أرقام هواتف أو عناوين.',
  send: 'إرسال السؤال',
  questionNeeded: 'يرجى إدخال سؤالكم.',
  nameNeeded: 'يرجى إدخال الاسم الظاهر.',
  waiting: 'سؤالكم بانتظار الجواب:',
  remove: 'حذف السؤال',
  failed: 'حدث خطأ ما. يرجى التحقق من الاتصال والمحاولة مرة أخرى.',
}
