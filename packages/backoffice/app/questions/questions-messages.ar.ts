import { type ArabicForms, withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { questionsMessages as english } from '#questions/questions-messages'

const WAITING: ArabicForms = {
  zero: 'لا أسئلة بانتظار رد',
  one: 'سؤال واحد بانتظار الرد',
  two: 'سؤالان بانتظار الرد',
  few: '# أسئلة بانتظار الرد',
  many: '# سؤالاً بانتظار الرد',
  other: '# سؤال بانتظار الرد',
}

export const questionsMessages: typeof english = {
  title: 'الأسئلة',
  context: (open) => withCount(open, WAITING),
  views: 'طرق العرض',
  view: { open: 'بلا رد', all: 'الكل', hidden: 'مخفية' },
  nothing: {
    open: 'لا أسئلة بانتظار رد.',
    all: 'لا أسئلة بعد. يطرحها العملاء في صفحات المنتجات.',
    hidden: 'لا أسئلة مخفية.',
  },
  hiddenTag: 'مخفي',
  languages: { en: 'بالإنجليزية', ar: 'بالعربية' },
  answerLabel: (name) => `الرد على ${firstStrongIsolate(name)}`,
  answerHint: 'يظهر للجميع مع السؤال، ويُرسل أول رد إلى العميل بالبريد الإلكتروني.',
  save: 'نشر الرد',
  saved: 'تم نشر السؤال والرد.',
  removed: 'أُزيل الرد وعاد السؤال بلا رد.',
  hide: 'إخفاء',
  show: 'إظهار من جديد',
  hidden: 'أُخفي السؤال.',
  shown: 'السؤال ظاهر من جديد.',
  undo: 'تراجع',
}
