import { bidiIsolate, firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { uploadMessages as english } from '#ui/upload/upload-messages'

export const uploadMessages: typeof english = {
  waiting: 'قيد الانتظار',
  sending: (percent) => bidiIsolate(`${percent}%`),
  interrupted: 'لا يوجد اتصال. يُستأنف تلقائياً.',
  finishing: 'على وشك الانتهاء…',
  progress: (name) => `رفع ${firstStrongIsolate(name)}`,
  cancel: (name) => `إلغاء رفع ${firstStrongIsolate(name)}`,
  tryAgain: 'المحاولة مرة أخرى',
  failed: 'تعذّر رفع هذا الملف.',
  noAnswer: 'تعذّر الاتصال بالمتجر. حاولوا مرة أخرى للاستئناف.',
  tooLarge: 'هذا الملف أكبر من 12 ميغابايت.',
}
