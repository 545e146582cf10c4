import type { offlineMessages as english } from '#shell/offline/offline-messages'

export const offlineMessages: typeof english = {
  title: 'لا يوجد اتصال',
  heading: 'لا يوجد اتصال',
  hint: 'لم تفتحوا هذه الصفحة على هذا الجهاز من قبل، لذا لا يمكن عرضها بدون اتصال.',
  tryAgain: 'المحاولة مرة أخرى',
  stillOffline: 'ما زال الاتصال مقطوعاً. ستُفتح الصفحة تلقائياً عند عودته.',
  seen: 'ما شاهدتموه على هذا الجهاز',
  cart: 'السلة',
  home: 'الرئيسية',
}
