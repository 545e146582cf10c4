import type { reviewDialogMessages as english } from '#product/reviews/review-dialog-messages'

export const reviewDialogMessages: typeof english = {
  starsLabel: (stars) => `${stars} من 5 نجوم`,
  fits: { small: 'أصغر', true: 'مطابق', large: 'أكبر' },
  close: 'إغلاق',
  stars: 'تقييمكم',
  starsNeeded: 'يرجى اختيار التقييم.',
  fitQuestion: 'كيف كان المقاس؟',
  childSize: 'المقاس الذي يلبسه طفلكم عادة',
  noSize: 'أفضّل عدم الذكر',
  words: 'ماذا تودون أن يعرف الأهل؟',
  photos: 'الصور (اختياري)',
  photosHint: 'حتى أربع صور تظهر للجميع. يُفضَّل تصوير القطعة من دون إظهار وجه طفلكم.',
  name: 'الاسم الظاهر',
  nameNeeded: 'يرجى إدخال الاسم الظاهر.',
  publicNote: 'سيظهر تقييمكم ورأيكم والصور والمقاس والاسم للجميع.',
  send: 'نشر',
  remove: 'حذف تقييمي',
}
