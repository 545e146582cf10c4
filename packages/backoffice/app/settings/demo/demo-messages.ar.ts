import { type ArabicForms, PRODUCTS, withCount } from '#arabic/arabic-words'
import type { demoMessages as english } from '#settings/demo/demo-messages'

const CODES: ArabicForms = {
  zero: 'لا أكواد خصم',
  one: 'كود خصم واحد',
  two: 'كودا خصم',
  few: '# أكواد خصم',
  many: '# كود خصم',
  other: '# كود خصم',
}

export const demoMessages: typeof english = {
  title: 'منتجات العرض التجريبي',
  none: 'أُزيلت المنتجات التجريبية. كل ما في المتجر لكم.',
  left: (products, codes) =>
    `لا يزال في المتجر من العرض التجريبي: ${withCount(products, PRODUCTS)}، ${withCount(codes, CODES)}.`,
  remove: 'إزالة المنتجات التجريبية',
  ask: 'إزالة المنتجات التجريبية؟',
  about:
    'تُحذف المنتجات وأكواد الخصم التجريبية. تُؤرشف المنتجات التي طُلبت لتبقى الطلبات كاملة. لا يمكن التراجع عن ذلك.',
  keep: 'إلغاء',
  removed: (removed, archived) =>
    archived === 0
      ? `تمت الإزالة: ${withCount(removed, PRODUCTS)}.`
      : `تمت الإزالة: ${withCount(removed, PRODUCTS)}، والأرشفة: ${withCount(archived, PRODUCTS)}.`,
}
