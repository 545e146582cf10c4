import { type ArabicForms, withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { bidiIsolate, firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { reviewsMessages as english } from '#reviews/reviews-messages'

const UNANSWERED: ArabicForms = {
  zero: 'لا تقييمات بانتظار رد',
  one: 'تقييم واحد بلا رد',
  two: 'تقييمان بلا رد',
  few: '# تقييمات بلا رد',
  many: '# تقييماً بلا رد',
  other: '# تقييم بلا رد',
}

export const reviewsMessages: typeof english = {
  title: 'التقييمات',
  context: (open) => withCount(open, UNANSWERED),
  views: 'طرق العرض',
  view: { open: 'بلا رد', all: 'الكل', hidden: 'مخفية' },
  nothing: {
    open: 'لا تقييمات بانتظار رد.',
    all: 'لا تقييمات بعد. يقيّم العملاء المنتجات التي استلموها.',
    hidden: 'لا تقييمات مخفية.',
  },
  starsLabel: (stars) => `${stars} من 5 نجوم`,
  fits: { small: 'أصغر من المعتاد', true: 'مطابق للمقاس', large: 'أكبر من المعتاد' },
  bought: (size) => `المقاس المشترى ${bidiIsolate(size)}`,
  childWears: (size) => `مقاس الطفل ${bidiIsolate(size)}`,
  helpful: (count) => `مفيد: ${count}`,
  noWords: 'بلا نص.',
  hiddenTag: 'مخفي',
  answerLabel: (name) => `الرد على ${firstStrongIsolate(name)}`,
  answerHint: 'يظهر تحت التقييم باسم المتجر.',
  save: 'نشر الرد',
  saved: 'تم نشر الرد.',
  removed: 'أُزيل الرد.',
  hide: 'إخفاء',
  show: 'إظهار من جديد',
  hidden: 'أُخفي التقييم ولم يعد يدخل في المتوسط.',
  shown: 'التقييم ظاهر من جديد.',
  photo: (at) => `الصورة ${at}`,
  hidePhoto: (at) => `إخفاء الصورة ${at}`,
  showPhoto: (at) => `إظهار الصورة ${at} من جديد`,
  photoHidden: 'أُخفيت الصورة.',
  photoShown: 'الصورة ظاهرة من جديد.',
  undo: 'تراجع',
}
