import { firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { reviewPhotosMessages as english } from '#product/reviews/photos/review-photos-messages'

export const reviewPhotosMessages: typeof english = {
  of: (name) => `صور تقييم ${firstStrongIsolate(name)}`,
  show: (name, at) => `تكبير الصورة ${at} من تقييم ${firstStrongIsolate(name)}`,
  photo: (name, at) => `الصورة ${at} من تقييم ${firstStrongIsolate(name)}`,
  close: 'إغلاق',
  previous: 'الصورة السابقة',
  next: 'الصورة التالية',
}
