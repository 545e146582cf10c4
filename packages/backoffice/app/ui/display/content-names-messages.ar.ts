import type { contentNames as english } from '#ui/display/content-names-messages'

export const contentNames: typeof english = {
  banner: 'شريط العروض',
  footer: 'أسفل الصفحة',
  home: 'ترتيب الصفحة الرئيسية',
  hero: 'الشرائح الكبيرة',
  collection: 'شريط المجموعة',
  videos: 'مقاطع الفيديو',
  spotlight: 'في دائرة الضوء',
  ages: 'التسوق حسب العمر',
  categories: 'الفئات',
  newsletter: 'النشرة البريدية',
  popup: 'نافذة الترحيب',
  about: 'قصتنا',
  help: 'المساعدة',
  contact: 'تواصل معنا',
  delivery: 'التوصيل',
  returns: 'الإرجاع والاستبدال',
  sizeGuide: 'دليل المقاسات',
  terms: 'الشروط والأحكام',
  privacy: 'سياسة الخصوصية',
}
