import { bidiIsolate } from '#arabic/arabic-words'
import type { trackMessages as english } from '#orders/track/track-messages'

export const trackMessages: typeof english = {
  title: 'تتبّع الطلب',
  home: 'الرئيسية',
  heading: 'تتبّع الطلب',
  hint: 'تجدون رقم الطلب في رسالة التأكيد وفي «طلباتي». استخدموا رقم الجوال المسجّل في الحساب أو في عنوان التوصيل.',
  number: 'رقم الطلب',
  phone: 'رقم الجوال',
  track: 'تتبّع الطلب',
  required: 'هذا الحقل مطلوب.',
  failed: 'حدث خطأ ما. يرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  order: (number) => `الطلب ${bidiIsolate(number)}`,
}
