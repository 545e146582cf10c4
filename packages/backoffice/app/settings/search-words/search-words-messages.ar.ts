import type { searchWordsMessages as english } from '#settings/search-words/search-words-messages'

export const searchWordsMessages: typeof english = {
  problems: {
    required: 'يرجى ملء هذا الحقل.',
    too_long: 'يرجى استخدام 200 حرف على الأكثر.',
    no_word: 'يرجى إدخال كلمات تفصل بينها فواصل.',
    twice: 'هذه الكلمات موجودة من قبل: تُضاف إلى ذلك السطر.',
    most: 'للمتجر 300 سطر على الأكثر.',
  },
  products: 'المنتجات',
  title: 'مرادفات البحث',
  context: 'ما يكتبه العملاء، وما يقابله من كلمات المنتجات. تعمل في كل بحث في المتجر وباللغتين.',
  typed: 'يكتب العملاء',
  typedHint: 'عدة كلمات بينها فواصل',
  meant: 'يجد',
  meantHint: 'كلمات من الأسماء أو الأنواع',
  find: 'البحث عن سطر',
  nameOf: (at) => `السطر ${at}`,
  none: 'لا كلمات بعد. يجد البحث ما يُكتب فيه كما هو.',
  noneFound: 'لا سطر فيه هذه الكلمات.',
  add: 'إضافة سطر',
  removeOf: (at) => `إزالة السطر ${at}`,
  saved: 'تم الحفظ. يستخدمها البحث الآن.',
  unsaved: 'لم تُحفظ كلمات البحث.',
  changed: 'غيّر شخص آخر كلمات البحث في هذه الأثناء. الحفظ مرة أخرى يستبدلها.',
  leaveTitle: 'المغادرة من دون حفظ؟',
  leaveText: 'ستضيع التغييرات غير المحفوظة في كلمات البحث.',
}
