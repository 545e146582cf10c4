import type { FrameTexts } from '#content/content-items'

/** Default texts of the banner and footer. */
export const arabicFrame: FrameTexts = {
  banner: { offer: 'خصم يصل إلى \u206620%\u2069 على كل المنتجات' },
  footer: {
    line: 'ملابس وأحذية وألعاب للأطفال الذين يحبون الهواء الطلق.',
    shop: 'تسوق عبر الإنترنت',
    shop1: 'أولاد',
    shop2: 'بنات',
    shop3: 'للجنسين',
    shop4: 'أحذية',
    care: 'خدمة العملاء',
    care1: 'المساعدة',
    care2: 'تواصل معنا',
    care3: 'دليل المقاسات',
    care4: 'إرجاع طلب',
    care5: 'تتبّع الطلب',
    about: 'من نحن',
    about1: 'قصتنا',
    about2: 'آراء العملاء',
    about3: 'الشروط والأحكام',
    about4: 'سياسة الخصوصية',
    contact: 'تواصل معنا',
  },
}
