import { bidiIsolate, firstStrongIsolate } from '#arabic/arabic-words'
import type { carriersMessages as english } from '#settings/carriers-messages'

const NUMBER = bidiIsolate('{number}')

export const carriersMessages: typeof english = {
  problems: {
    required: 'يرجى ملء هذا الحقل.',
    too_long: 'يرجى استخدام 60 حرفاً على الأكثر.',
    twice: 'شركة التوصيل هذه مكررة.',
    address: `يرجى إدخال رابط أوله ${bidiIsolate('https://')} وفيه ${NUMBER}، أو ترك الحقل فارغاً.`,
    phone: 'يرجى إدخال رقم هاتف أو ترك الحقل فارغاً.',
    most: 'للمتجر 20 شركة توصيل على الأكثر.',
  },
  settings: 'الإعدادات',
  title: 'شركات التوصيل',
  context: 'تُختار الشركة عند شحن الطلب. يرى العملاء الاسم وصفحة التتبّع والهاتف في طلباتهم وفي رسائل البريد.',
  name: 'الاسم',
  nameAr: 'الاسم بالعربية',
  nameArHint: 'اختياري',
  trackingUrl: 'صفحة التتبّع',
  trackingHint: `${NUMBER} هو رقم التتبّع`,
  phone: 'هاتف العملاء',
  lineLabel: (at) => `شركة التوصيل ${at}`,
  none: 'لا توجد شركات توصيل بعد. حتى إضافتها يمكن كتابة اسم الشركة عند شحن الطلب.',
  add: 'إضافة شركة توصيل',
  removeLabel: (name) => `إزالة ${firstStrongIsolate(name)}`,
  saved: 'تم حفظ شركات التوصيل.',
  unsaved: 'تغييرات غير محفوظة في شركات التوصيل',
  changed: 'غيّر شخص آخر شركات التوصيل في هذه الأثناء. احفظوا مرة أخرى لاستبدالها.',
  leaveTitle: 'المغادرة من دون حفظ؟',
  leaveText: 'ستضيع التغييرات غير المحفوظة في شركات التوصيل.',
}
