import { bidiIsolate, formatArabicDate } from '#arabic/arabic-words'
import type { placedMessages as english } from '#orders/placed/placed-messages'

export const placedMessages: typeof english = {
  title: 'شكراً لكم',
  thanks: (name) => (name === '' ? 'شكراً لكم!' : `شكراً لكم، \u2068${name}\u2069!`),
  mailed: (email) => `تم تسجيل طلبكم، ونرسل التأكيد إلى ${bidiIsolate(email)}.`,
  later: 'تم استلام الدفعة، وسيظهر طلبكم هنا فور تأكيدها.',
  order: 'الطلب',
  arriving: (day) =>
    `يصل بحلول ${formatArabicDate(Date.parse(day), { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })}`,
  methods: {
    Normal: `توصيل عادي، ${bidiIsolate('2-3')} أيام عمل`,
    Express: 'توصيل سريع، يوم عمل أو يومان',
  },
  next: 'الخطوات التالية',
  steps: [
    ['استلمنا طلبكم', 'يمكنكم إلغاؤه قبل الشحن.'],
    ['نجهّز الطلب', 'خلال يوم عمل واحد عادةً.'],
    ['في الطريق إليكم', 'نرسل إليكم رابط التتبع عندما يستلمه المندوب.'],
  ],
  door: 'عند بابكم',
  courierCalls: (phone) => `يتصل المندوب بالرقم ${bidiIsolate(phone)} قبل الوصول.`,
  track: 'تتبع الطلب',
  keepShopping: 'متابعة التسوق',
  deliveringTo: 'التوصيل إلى',
  loading: 'جارٍ تحميل الطلب…',
}
