import type { platformMessages as english } from '#platform/platform-messages'

export const platformMessages: typeof english = {
  offline: 'يبدو أنكم غير متصلين بالإنترنت. يرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  tooSlow: 'يستغرق الأمر وقتاً أطول من المعتاد. يرجى المحاولة مرة أخرى بعد قليل.',
  shopPicture: (shop) => `${shop}: ملابس أطفال على حبل غسيل عند شروق الشمس`,
  badAnswer: 'حدث خطأ من جانبنا. يرجى المحاولة مرة أخرى.',
}
