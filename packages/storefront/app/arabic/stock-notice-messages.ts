import type { stockNoticeMessages as english } from '#product/choice/stock-notice-messages'

export const stockNoticeMessages: typeof english = {
  title: 'نخبركم عند عودته',
  text: 'رسالة واحدة عند توفر المقاس من جديد، ولا شيء غيرها.',
  size: 'المقاس',
  email: 'بريدكم الإلكتروني',
  emailNeeded: 'يرجى كتابة البريد الإلكتروني.',
  emailWrong: 'يرجى كتابة بريد إلكتروني صحيح.',
  send: 'أخبروني',
  close: 'إغلاق',
  failed: 'تعذّر ذلك. يرجى التحقق من الاتصال والمحاولة من جديد.',
}
