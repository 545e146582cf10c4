import type { offlineMessages as english } from '#shell/offline/offline-messages'

export const offlineMessages: typeof english = {
  title: 'لا يوجد اتصال',
  heading: 'لا يوجد اتصال',
  hint: 'لم تُفتح هذه الصفحة على هذا الجهاز من قبل، ولا يمكن الوصول إلى المتجر الآن.',
  tryAgain: 'المحاولة مرة أخرى',
  stillOffline: 'لا يوجد اتصال بعد. تُفتح الصفحة تلقائياً عند عودة الاتصال.',
  seen: 'ما شاهدتموه على هذا الجهاز',
  cart: 'السلة',
  home: 'الرئيسية',
}
