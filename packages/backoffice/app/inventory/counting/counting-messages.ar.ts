import { type ArabicForms, withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { bidiIsolate, firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { countingMessages as english } from '#inventory/counting/counting-messages'

const DIFFERENCES: ArabicForms = {
  zero: 'لا فروق',
  one: 'فرق واحد',
  two: 'فرقان',
  few: '# فروق',
  many: '# فرقاً',
  other: '# فرق',
}

export const countingMessages: typeof english = {
  counting: (shelf) =>
    shelf === '' ? 'جرد المقاسات التي لا رف لها' : `جرد الرف ${firstStrongIsolate(shelf)}`,
  progress: (counted, of, time, by) =>
    `${bidiIsolate(`${counted} / ${of}`)} · بدأ في ${time}${by === null ? '' : ` بواسطة ${firstStrongIsolate(by)}`}`,
  progressLabel: 'تقدّم الجرد',
  joined: (sizes, name) => `أُضيف إلى الجرد ${sizes} من ${firstStrongIsolate(name)}.`,
  last: 'آخر ما تم مسحه',
  less: 'إنقاص قطعة',
  more: 'زيادة قطعة',
  expected: (units) => `المتوقع: ${units}`,
  lastCounted: (day) => (day === null ? 'لم يُجرد بعد' : `آخر جرد ${day}`),
  neverCounted: (sizes) => `لم يُجرد بعد: ${sizes}`,
  pause: 'إيقاف مؤقت',
  paused: 'أُوقف الجرد مؤقتاً. يمكن لأي زميل متابعته على أي جهاز.',
  pausedBy: (counted, by) => `موقوف مؤقتاً: تم عدّ ${counted} بواسطة ${firstStrongIsolate(by)}`,
  differences: (count) => withCount(count, DIFFERENCES),
  ledger: 'الحركات',
  whole: 'كل الحركات',
  filter: 'الحركات حسب السبب',
  entriesFinal: 'لا يمكن تعديل القيود، ويصحّحها قيد جديد.',
}
