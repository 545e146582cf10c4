import { bidiIsolate } from '#arabic/arabic-words'
import type { shortcutsMessages as english } from '#shell/shortcuts/shortcuts-messages'

export const shortcutsMessages: typeof english = {
  shortcutTexts: {
    search: 'البحث في الطلبات والمنتجات والعملاء والشاشات والإجراءات',
    next: 'الصف التالي في القائمة، أو الطلب التالي',
    previous: 'الصف السابق، أو الطلب السابق',
    select: 'تحديد الصف',
    create: 'إنشاء جديد: طلب أو منتج أو كود',
    filter: 'البحث في القائمة',
    save: 'حفظ',
    nextStep: 'خطوة الطلب التالية: تجهيزه أو شحنه',
    print: 'طباعة مستندات الطلب',
    refund: 'استرداد مبلغ الطلب',
    note: 'كتابة ملاحظة على الطلب',
    list: 'عرض هذه القائمة',
  },
  otherKeys: [
    { keys: ['Enter'], does: 'فتح النتيجة المحددة' },
    { keys: ['Shift', 'نقرة'], does: 'تحديد كل الصفوف من آخر صف محدد إلى هذا الصف' },
    { keys: ['Esc'], does: 'إغلاق نافذة' },
  ],
  goTo: `الانتقال إلى شاشة: ${bidiIsolate('G')} ثم`,
  lettersOn: 'استخدام الحروف المفردة كاختصارات في هذا المتصفح',
}
