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

const PIECES: ArabicForms = {
  zero: 'لا قطع',
  one: 'قطعة واحدة',
  two: 'قطعتان',
  few: '# قطع',
  many: '# قطعة',
  other: '# قطعة',
}

export const setAsideMessages: typeof english = {
  ends: { stock: 'إلى المخزون', written_off: 'شطب' },
  context: 'قطع مرتجعة وُجدت مستعملة عند الفحص. لا تُعرض للبيع حتى يُبتّ في أمرها.',
  nothing: 'لا قطع منحّاة. تنتظر هنا كل قطعة مرتجعة تُفحص على أنها «مستعملة، تُنحّى».',
  piece: 'القطعة',
  said: 'ما قيل عنها',
  checked: 'الفحص',
  pieces: 'القطع',
  of: (returnNumber, orderNumber) => `${bidiIsolate(returnNumber)} من الطلب ${bidiIsolate(orderNumber)}`,
  count: (count) => withCount(count, SET_ASIDE),
  notInShop: 'لم يعد هذا المقاس في المتجر.',
  actionOf: (end, name) => `${end}: ${firstStrongIsolate(name)}`,
  titles: { stock: 'إعادة إلى المخزون؟', written_off: 'شطب على أنها تالفة؟' },
  about: {
    stock: 'تُباع من جديد بسعرها، ويذكر سجل المخزون السبب ومن أعادها.',
    written_off: 'لم تعد إلى المخزون من قبل، فلا يتغير المخزون. لا يمكن التراجع عن ذلك.',
  },
  howMany: 'العدد',
  note: 'السبب',
  noteHint: 'للسجل، ويمكن تركه فارغاً',
  keep: 'إبقاؤها منحّاة',
  done: {
    stock: (count) => `عاد إلى المخزون: ${withCount(count, PIECES)}.`,
    written_off: (count) => `تم الشطب: ${withCount(count, PIECES)}.`,
  },
}
