import type { searchWordsMessages as english } from '#settings/search-words/search-words-messages'

export const searchWordsMessages: typeof english = {
  problems: {
    required: 'يرجى ملء هذا الحقل.',
    too_long: 'يرجى استخدام 200 حرف على الأكثر.',
    no_word: 'يرجى إدخال كلمات تفصل بينها فواصل.',
    twice: 'يوجد مرادف لهذه الكلمات. يرجى تعديله.',
    most: 'يمكن إضافة 300 مرادف على الأكثر.',
  },
  products: 'المنتجات',
  title: 'مرادفات البحث',
  context: 'كلمات يكتبها العملاء وما يقابلها من كلمات المنتجات. تُطبَّق على كل بحث في المتجر باللغتين.',
  typed: 'يكتب العملاء',
  typedHint: 'تفصل بينها فواصل',
  meant: 'فيجدون',
  meantHint: 'كلمات من الأسماء أو الأنواع',
  find: 'البحث عن مرادف',
  lineLabel: (at) => `المرادف ${at}`,
  none: 'لا مرادفات بعد. يمكن إضافة مرادف للكلمات التي لا تعطي نتائج.',
  noMatches: 'لا مرادفات تطابق البحث.',
  add: 'إضافة مرادف',
  removeLabel: (at) => `إزالة المرادف ${at}`,
  saved: 'تم حفظ المرادفات.',
  unsaved: 'تغييرات غير محفوظة في المرادفات',
  changed: 'غيّر شخص آخر المرادفات في هذه الأثناء. احفظوا مرة أخرى لاستبدالها.',
  leaveTitle: 'المغادرة من دون حفظ؟',
  leaveText: 'ستضيع التغييرات غير المحفوظة في المرادفات.',
}
