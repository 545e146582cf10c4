import type { platformMessages as english } from '#platform/platform-messages'

export const platformMessages: typeof english = {
  offline: 'تعذّر الاتصال بالمتجر. تغييراتكم محفوظة. يرجى المحاولة مرة أخرى.',
  tooSlow: 'يستغرق هذا وقتاً طويلاً. يرجى المحاولة مرة أخرى بعد لحظات.',
  badAnswer: 'حدث خطأ من جانبنا. يرجى المحاولة مرة أخرى.',
}
