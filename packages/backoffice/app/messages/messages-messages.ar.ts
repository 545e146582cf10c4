import { type ArabicForms, withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { bidiIsolate, firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { messagesMessages as english } from '#messages/messages-messages'

const WAITING: ArabicForms = {
  zero: 'لا رسائل بانتظار الرد',
  one: 'رسالة واحدة بانتظار الرد',
  two: 'رسالتان بانتظار الرد',
  few: '# رسائل بانتظار الرد',
  many: '# رسالة بانتظار الرد',
  other: '# رسالة بانتظار الرد',
}

export const messagesMessages: typeof english = {
  title: 'الرسائل',
  context: (open) => withCount(open, WAITING),
  views: 'طرق العرض',
  view: { open: 'مفتوحة', done: 'منتهية' },
  nothing: { open: 'لا رسائل مفتوحة. تظهر هنا الرسائل من صفحة التواصل.', done: 'لا رسائل منتهية بعد.' },
  search: {
    label: 'البحث في الرسائل',
    hint: 'الاسم أو البريد أو الطلب أو النص',
    nothing: (words) => `لا نتائج للبحث عن «${firstStrongIsolate(words)}».`,
  },
  inArabic: 'بالعربية',
  order: (number) => `الطلب ${bidiIsolate(number)}`,
  answer: 'الرد بالبريد الإلكتروني',
  done: 'تحديد كمنتهية',
  reopen: 'فتح من جديد',
  markedDone: 'تم تحديدها كمنتهية.',
  markedOpen: 'فُتحت من جديد.',
  undo: 'تراجع',
  doneBy: (who, when) => `أنهاها ${firstStrongIsolate(who)}، ${when}`,
}
