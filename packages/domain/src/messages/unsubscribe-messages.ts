import type { MessagesByLanguage } from '#i18n/languages'

const english = {
  title: (shopName: string) => `Emails from ${shopName}`,
  question: 'Shall we stop these mails?',
  stop: 'Stop these mails',
  stopped: 'Done. You get no more of these mails.',
  invalid: 'This link is not valid. Please use the one of the mail as it is.',
  home: 'To the shop',
}

const arabic: typeof english = {
  title: (shopName) => `رسائل ${shopName}`,
  question: 'هل نوقف هذه الرسائل؟',
  stop: 'إيقاف هذه الرسائل',
  stopped: 'تم. لن تصلكم هذه الرسائل بعد الآن.',
  invalid: 'هذا الرابط غير صالح. يرجى استخدام الرابط كما ورد في الرسالة.',
  home: 'إلى المتجر',
}

/** The page behind the link that ends mails. */
export const unsubscribeMessages: MessagesByLanguage<typeof english> = { en: english, ar: arabic }
