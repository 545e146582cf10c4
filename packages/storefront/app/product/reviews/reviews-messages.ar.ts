import { formatArabicDate } from '#arabic/arabic-words'
import type { reviewsMessages as english } from '#product/reviews/reviews-messages'

const fits = { small: 'أصغر من المعتاد', true: 'مطابق للمقاس', large: 'أكبر من المعتاد' }

/** The number of reviews in the forms of Arabic: one, two, few, many, other. */
const formatCount = (reviews: number): string => {
  if (reviews === 1) return 'تقييم واحد'
  if (reviews === 2) return 'تقييمان'
  const last = reviews % 100
  return last >= 3 && last <= 10
    ? `${reviews} تقييمات`
    : last >= 11
      ? `${reviews} تقييماً`
      : `${reviews} تقييم`
}

export const reviewsMessages: typeof english = {
  title: 'آراء الأهل',
  none: 'لا توجد تقييمات بعد. هل اشتريتم هذا المنتج؟ كونوا أول من يقيّمه.',
  count: formatCount,
  fromBuyers: (reviews) => `${formatCount(reviews)}، من المشترين`,
  starsLabel: (stars) => `${stars} من 5 نجوم`,
  starRow: (stars) => (stars === 1 ? 'نجمة' : stars === 2 ? 'نجمتان' : `${stars} نجوم`),
  howItFits: 'مدى مطابقة المقاس',
  fits,
  fitSaid: (fit, percent) => `${percent}% من المشترين: ${fits[fit]}`,
  fitScale: { small: 'أصغر', true: 'مطابق', large: 'أكبر' },
  percent: (percent) => `${percent}%`,
  verified: 'شراء مؤكد',
  childWears: (size) => `مقاس الطفل ${size}`,
  bought: (size) => `تم شراء المقاس ${size}`,
  fitsAs: 'المقاس ',
  date: (at) =>
    formatArabicDate(at, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Dubai' }),
  helpful: (count) => (count > 0 ? `مفيد، ${count}` : 'مفيد'),
  helpfulReview: (name) => `تقييم ${name} مفيد`,
  more: 'عرض المزيد من التقييمات',
  write: 'كتابة تقييم',
  change: 'تعديل تقييمكم',
  signIn: 'سجّلوا الدخول لكتابة تقييم',
  reviewHidden: 'تقييمكم غير ظاهر حالياً.',
  failed: 'حدث خطأ ما. يرجى التحقق من الاتصال والمحاولة مرة أخرى.',
}
