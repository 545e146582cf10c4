import type { reviewDialogMessages as english } from '#product/reviews/review-dialog-messages'

export const reviewDialogMessages: typeof english = {
  starsOf: (stars) => `${stars} من 5 نجوم`,
  fits: { small: 'أصغر', true: 'مطابق', large: 'أكبر' },
  close: 'إغلاق',
  stars: 'كم نجمة؟',
  starsNeeded: 'يرجى اختيار عدد النجوم.',
  fitQuestion: 'كيف كان المقاس؟',
  childSize: 'المقاس الذي يلبسه طفلكم عادة',
  noSize: 'أفضّل عدم الذكر',
  words: 'ماذا تودون أن يعرف الأهل؟',
  photos: 'الصور (اختياري)',
  photosHint: 'حتى أربع صور تظهر للجميع. صورة القطعة أفضل من وجه طفلكم.',
  name: 'اسمكم كما يظهر',
  nameNeeded: 'يرجى كتابة اسم.',
  publicNote: 'تظهر النجوم والكلمات والصور والمقاس والاسم على هذه الصفحة للجميع.',
  send: 'نشر',
  remove: 'حذف تقييمي',
}
