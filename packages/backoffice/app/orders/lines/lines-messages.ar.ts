import { bidiIsolate, firstStrongIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import type { linesMessages as english } from '#orders/lines/lines-messages'

export const linesMessages: typeof english = {
  edit: 'تعديل القطع',
  title: (number) => `قطع الطلب ${bidiIsolate(number)}`,
  keep: 'الإبقاء كما هو',
  save: (amount) => `حفظ، ${amount}`,
  saveNothing: 'حفظ',
  quantityOf: (name) => `كمية ${firstStrongIsolate(name)}`,
  remove: (name) => `إزالة ${firstStrongIsolate(name)}`,
  putBack: (name) => `إعادة ${firstStrongIsolate(name)}`,
  removed: 'أُزيلت',
  added: 'جديدة',
  keepsPrice: 'القطع الباقية تحتفظ بسعرها، والجديدة بسعرها الآن.',
  before: 'قبل التعديل',
  after: 'الإجمالي الجديد',
  refund: 'يُعاد إلى البطاقة',
  collectMore: 'يزيد ما يحصّله المندوب',
  collectLess: 'يقل ما يحصّله المندوب',
  grows: (amount) => `الطلب مدفوع بالبطاقة ولا يمكن أن يزيد ${amount}. يرجى تسجيل طلب ثانٍ لما يُضاف.`,
  losesCode: (code) => `قيمة القطع أقل مما يشترطه كود الخصم ${bidiIsolate(code)}، فلم يعد يخصم شيئاً.`,
  reason: 'السبب',
  reasonNeeded: 'يرجى ذكر السبب.',
  priceMoved: 'تغيّرت الأسعار أو المخزون. يرجى مراجعة الإجمالي الجديد والحفظ مرة أخرى.',
  changedMeanwhile: 'عدّل شخص آخر هذا الطلب. يرجى مراجعة قطعه من جديد.',
  saved: 'تم تعديل القطع.',
}
