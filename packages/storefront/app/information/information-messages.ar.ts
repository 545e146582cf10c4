import { bidiIsolate, formatArabicDate } from '#arabic/arabic-words'
import type { informationMessages as english } from '#information/information-messages'

export const informationMessages: typeof english = {
  home: 'الرئيسية',
  write: 'مراسلتنا بالبريد الإلكتروني',
  call: (phone) => `الاتصال على ${bidiIsolate(phone)}`,
  chat: 'الدردشة معنا',
  chooseOrder: 'اختيار الطلب المراد إرجاعه',
  trackOrder: 'تتبّع الطلب',
  related: 'صفحات ذات صلة',
  stories: 'حكايات من الكثبان',
  storiesLead: 'كيف نصنع منتجاتنا ولماذا، وماذا يبتكر بها الأطفال.',
  allStories: 'كل الحكايات',
  noStories: 'لا توجد حكايات بعد. ترقّبوا جديدنا قريباً.',
  published: (when) => formatArabicDate(when, { dateStyle: 'long', timeZone: 'Asia/Dubai' }),
  form: {
    heading: 'أرسلوا إلينا رسالة',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    orderNumber: 'رقم الطلب (اختياري)',
    message: 'الرسالة',
    privacy: 'نستخدم ما تكتبونه هنا للرد عليكم فقط.',
    send: 'إرسال',
    sent: 'تم إرسال رسالتكم',
    sentHint: 'سنرد عليكم بالبريد الإلكتروني خلال يوم عمل واحد.',
    again: 'إرسال رسالة أخرى',
    failed: 'حدث خطأ ما. يرجى التحقق من الاتصال والمحاولة مرة أخرى.',
    problems: {
      required: 'هذا الحقل مطلوب.',
      email: 'يرجى إدخال بريد إلكتروني صحيح.',
      too_long: 'النص أطول من اللازم.',
    },
  },
}
