import { bidiIsolate } from '#arabic/arabic-words'
import type { trackMessages as english } from '#orders/track/track-messages'

export const trackMessages: typeof english = {
  title: 'تتبّع الطلب',
  home: 'الرئيسية',
  heading: 'تتبّع الطلب',
  hint: 'رقم الطلب في الرسالة التي أرسلناها وفي «طلباتي». ورقم الجوال هو رقم الحساب أو رقم التوصيل.',
  number: 'رقم الطلب',
  phone: 'رقم الجوال',
  track: 'عرض مكان الطلب',
  required: 'هذا الحقل مطلوب.',
  failed: 'حدث خطأ ما. يرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  order: (number) => `الطلب ${bidiIsolate(number)}`,
}
