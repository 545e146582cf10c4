import type { MessagesByLanguage } from '#i18n/languages'

const english = {
  title: (shopName: string) => `Emails from ${shopName}`,
  question: 'Unsubscribe from these emails?',
  stop: 'Unsubscribe',
  stopped: "You've unsubscribed. We won't send you these emails again.",
  invalid: 'This link is invalid. Open the link in the email again.',
  home: 'Go to the shop',
}

const arabic: typeof english = {
  title: (shopName) => `رسائل ${shopName}`,
  question: 'هل تودون إلغاء الاشتراك في هذه الرسائل؟',
  stop: 'إلغاء الاشتراك',
  stopped: 'تم إلغاء الاشتراك. لن تصلكم هذه الرسائل بعد الآن.',
  invalid: 'هذا الرابط غير صالح. يرجى فتح الرابط من الرسالة مرة أخرى.',
  home: 'الذهاب إلى المتجر',
}

/** The unsubscribe page linked from emails. */
export const unsubscribeMessages: MessagesByLanguage<typeof english> = { en: english, ar: arabic }
