import type { notifyMessages as english } from '#orders/page/notify/notify-messages'

export const notifyMessages: typeof english = {
  heading: 'على هذا الجهاز',
  hint: 'إشعار بكل خطوة: التجهيز والشحن والخروج للتوصيل والتسليم ورد المبلغ.',
  tell: 'أعلموني على هذا الجهاز',
  on: 'يصل إلى هذا الجهاز إشعار بكل خطوة من هذا الطلب.',
  stop: 'إيقاف',
  denied: 'إشعارات هذا الموقع محظورة في إعدادات المتصفح.',
  failed: 'لا يمكن إرسال إشعارات إلى هذا المتصفح الآن. يرجى المحاولة لاحقاً.',
}
