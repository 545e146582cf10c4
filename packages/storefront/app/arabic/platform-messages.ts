import { dirhams } from '#arabic/arabic-words'
import type { platformMessages as english } from '#platform/platform-messages'

export const platformMessages: typeof english = {
  shop: 'ليتل ديونز',
  amount: dirhams,
  wholeAmount: (fils) => dirhams(fils).replace('.00', ''),
  offline: 'يبدو أنكم غير متصلين بالإنترنت. يرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  tooSlow: 'يستغرق الأمر وقتاً أطول من المعتاد. يرجى المحاولة مرة أخرى بعد قليل.',
  shopPicture: 'ليتل ديونز: ملابس أطفال على حبل غسيل عند شروق الشمس',
  badAnswer: 'حدث خطأ من جانبنا. يرجى المحاولة مرة أخرى.',
}
