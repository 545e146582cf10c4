import { bidiIsolate, firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { linesMessages as english } from '#orders/lines/lines-messages'

export const linesMessages: typeof english = {
  edit: 'تعديل القطع',
  title: (number) => `قطع الطلب ${bidiIsolate(number)}`,
  keep: 'إلغاء',
  save: (amount) => `حفظ، ${amount}`,
  saveNothing: 'حفظ',
  quantityLabel: (name) => `كمية ${firstStrongIsolate(name)}`,
  remove: (name) => `إزالة ${firstStrongIsolate(name)}`,
  putBack: (name) => `إعادة ${firstStrongIsolate(name)}`,
  removed: 'أُزيلت',
  added: 'جديدة',
  keepsPrice: 'تبقى القطع الحالية بسعرها، وتُضاف الجديدة بسعرها الآن.',
  before: 'قبل التعديل',
  after: 'الإجمالي الجديد',
  refund: 'استرداد إلى البطاقة',
  collectMore: 'زيادة في المبلغ عند التسليم',
  collectLess: 'نقص في المبلغ عند التسليم',
  grows: (amount) => `الطلب مدفوع بالبطاقة ولا يمكن أن يزيد ${amount}. يرجى إنشاء طلب ثانٍ للقطع المضافة.`,
  losesCode: (code) => `قيمة القطع أقل من الحد الأدنى لكود الخصم ${bidiIsolate(code)}، فلم يعد سارياً.`,
  reason: 'السبب',
  reasonNeeded: 'يرجى ذكر السبب.',
  priceMoved: 'تغيّرت الأسعار أو المخزون. يرجى مراجعة الإجمالي الجديد والحفظ مرة أخرى.',
  changedMeanwhile: 'عدّل شخص آخر هذا الطلب. يرجى مراجعة قطعه من جديد.',
  saved: 'تم تعديل القطع.',
}
