import { firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { helpMessages as english } from '#help/help-messages'

export const helpMessages: typeof english = {
  title: 'المساعدة',
  context: 'أدلة لإدارة متجركم، بترتيب خطوات العمل.',
  inEnglish: 'الأدلة متوفرة بالإنجليزية. يمكنكم البحث فيها بأسماء الشاشات العربية أيضاً.',
  chapters: {
    'set-up': 'إعداد المتجر',
    sell: 'البيع',
    ship: 'الشحن',
    'get-paid': 'تحصيل المدفوعات',
    return: 'الإرجاع',
    grow: 'التسويق والنمو',
  },
  questions: 'أسئلة شائعة',
  otherChapters: 'الدليل السابق والتالي',
  onThisPage: 'في هذه الصفحة',
  searchLabel: 'البحث في الأدلة',
  searchHint: 'البحث في الأدلة',
  results: 'نتائج البحث',
  nothingFound: (words) =>
    `لا نتائج للبحث عن «${firstStrongIsolate(words)}». جرّبوا كلمة أخرى أو افتحوا أحد الأدلة.`,
}
