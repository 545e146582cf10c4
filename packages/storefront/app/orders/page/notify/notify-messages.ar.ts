import type { notifyMessages as english } from '#orders/page/notify/notify-messages'

export const notifyMessages: typeof english = {
  heading: 'تحديثات الطلب',
  hint: 'إشعارات عند التجهيز والشحن والخروج للتوصيل والتسليم واسترداد المبلغ.',
  tell: 'تفعيل الإشعارات على هذا الجهاز',
  on: 'ستصلكم إشعارات هذا الطلب على هذا الجهاز.',
  stop: 'إيقاف',
  denied: 'إشعارات هذا الموقع محظورة في إعدادات المتصفح.',
  failed: 'تعذّر تغيير الإشعارات. يرجى المحاولة لاحقاً.',
}
