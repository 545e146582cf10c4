import { type ArabicForms, withCount } from '@little-dunes/domain/i18n/arabic-plurals'
import { bidiIsolate, firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { setAsideMessages as english } from '#returns/set-aside/set-aside-messages'

const SET_ASIDE: ArabicForms = {
  zero: 'لا قطع منحّاة',
  one: 'قطعة واحدة منحّاة',
  two: 'قطعتان منحّاتان',
  few: '# قطع منحّاة',
  many: '# قطعة منحّاة',
  other: '# قطعة منحّاة',
}

const UNITS: ArabicForms = {
  zero: 'لا قطع',
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '# قطع',
  many: '# قطعة',
  other: '# قطعة',
}

export const setAsideMessages: typeof english = {
  ends: { stock: 'إعادة إلى المخزون', written_off: 'شطب' },
  context: 'قطع مرتجعة تبيّن عند الفحص أنها مستعملة. لا تُعرض للبيع حتى تقرروا بشأنها.',
  nothing: 'لا قطع منحّاة. تظهر هنا القطع المرتجعة بحالة «مستعملة، تُنحّى».',
  item: 'القطعة',
  said: 'التعليق',
  checked: 'الفحص',
  items: 'العدد',
  of: (returnNumber, orderNumber) => `${bidiIsolate(returnNumber)} من الطلب ${bidiIsolate(orderNumber)}`,
  count: (count) => withCount(count, SET_ASIDE),
  notInShop: 'لم يعد هذا المقاس في المتجر.',
  actionLabel: (end, name) => `${end}: ${firstStrongIsolate(name)}`,
  titles: { stock: 'إعادة إلى المخزون؟', written_off: 'شطب على أنها تالفة؟' },
  about: {
    stock: 'تُعرض للبيع من جديد بسعرها. يحفظ سجل المخزون السبب واسمكم.',
    written_off: 'لم تُضف إلى المخزون بعد إرجاعها، لذا لا يتغيّر المخزون. لا يمكن التراجع عن ذلك.',
  },
  howMany: 'العدد',
  note: 'السبب',
  noteHint: 'اختياري، لسجل النشاط',
  keep: 'إلغاء',
  done: {
    stock: (count) => `عاد إلى المخزون: ${withCount(count, UNITS)}.`,
    written_off: (count) => `تم الشطب: ${withCount(count, UNITS)}.`,
  },
}
