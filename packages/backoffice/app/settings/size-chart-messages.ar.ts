import { firstStrongIsolate } from '#arabic/arabic-words'
import type { sizeChartMessages as english } from '#settings/size-chart-messages'

export const sizeChartMessages: typeof english = {
  problems: {
    required: 'يرجى ملء هذا الحقل.',
    too_long: 'يرجى استخدام 40 حرفاً على الأكثر.',
    twice: 'هذا المقاس مكرر.',
    rows: 'يرجى إدخال من صف واحد إلى 30 صفاً.',
  },
  settings: 'الإعدادات',
  title: 'جدول المقاسات',
  context: 'في صفحات المنتجات ودليل المقاسات. يرى العملاء التغييرات فوراً.',
  heading: 'عنوان عمود الوزن',
  headingHint:
    'يسأل مكتشف المقاس عن الوزن إذا ذُكر هنا الكيلوغرام (كغ) وكان في كل صف وزن بالكيلوغرام مثل 9-11.',
  headingAr: 'بالعربية',
  columns: {
    size: 'المقاس',
    height: 'الطول (سم)',
    weight: 'الوزن',
    age: 'العمر بالإنجليزية',
    ageAr: 'العمر',
  },
  cell: (column, row) => `${column}، الصف ${row}`,
  add: 'إضافة صف',
  removal: 'إزالة',
  remove: (size) => `إزالة ${firstStrongIsolate(size)}`,
  saved: 'تم حفظ جدول المقاسات.',
  unsaved: 'تغييرات غير محفوظة في جدول المقاسات',
  changed: 'غيّر شخص آخر الجدول في هذه الأثناء. احفظوا مرة أخرى لاستبداله.',
  leaveTitle: 'المغادرة من دون حفظ؟',
  leaveText: 'ستضيع التغييرات غير المحفوظة في جدول المقاسات.',
}
