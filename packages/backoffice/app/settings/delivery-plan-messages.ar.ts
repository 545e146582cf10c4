import { arabicEmirates } from '@little-dunes/domain/messages/emirate-names'
import type { deliveryPlanMessages as english } from '#settings/delivery-plan-messages'

const EXAMPLE = '2 ديسمبر 2026'

export const deliveryPlanMessages: typeof english = {
  problems: {
    hour: 'يرجى إدخال ساعة من 1 إلى 24.',
    weekdays: 'يرجى اختيار يوم واحد على الأقل.',
    date: `يرجى إدخال تواريخ مثل ${EXAMPLE}، تاريخ في كل سطر.`,
    most: 'يمكن إضافة 100 عطلة على الأكثر.',
    days: 'يرجى إدخال عدد صحيح من 0 إلى 30.',
  },
  regions: arabicEmirates,
  settings: 'الإعدادات',
  title: 'أيام التوصيل',
  context: 'مواعيد الوصول في صفحات المنتجات وعند إتمام الطلب وفي صفحة الطلب ورسالة تأكيده.',
  isSaid: 'عرض موعد الوصول',
  notSaid: 'يرى العملاء «مدة التوصيل: يومان إلى 3 أيام».',
  cutOffHour: 'آخر ساعة للتجهيز في اليوم نفسه',
  hour: 'من 1 إلى 24',
  workingDays: 'أيام العمل',
  weekdays: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  holidays: 'العطلات',
  holidaysHint: `تاريخ في كل سطر، مثل ${EXAMPLE}`,
  days: 'أيام العمل من التجهيز إلى التوصيل',
  emirate: 'الإمارة',
  methods: { Normal: 'عادي', Express: 'سريع' },
  daysLabel: (emirate, method) => `${emirate}، ${method}`,
  saved: 'تم حفظ أيام التوصيل.',
  unsaved: 'تغييرات غير محفوظة في أيام التوصيل',
  changed: 'غيّر شخص آخر أيام التوصيل في هذه الأثناء. احفظوا مرة أخرى لاستبدالها.',
  leaveTitle: 'المغادرة من دون حفظ؟',
  leaveText: 'ستضيع التغييرات غير المحفوظة في أيام التوصيل.',
}
