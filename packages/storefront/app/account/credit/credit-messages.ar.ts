import type { creditMessages as english } from '#account/credit/credit-messages'
import { bidiIsolate, formatArabicDate, withSign } from '#arabic/arabic-words'
import { formatMoney } from '#platform/amounts'

export const creditMessages: typeof english = {
  day: (when) => formatArabicDate(when, { day: 'numeric', month: 'long', year: 'numeric' }),
  title: 'رصيد المتجر',
  home: 'الرئيسية',
  profile: 'حسابي',
  heading: 'رصيد المتجر',
  loading: 'جارٍ تحميل رصيد المتجر…',
  failed: 'تعذّر تحميل رصيد المتجر',
  failedHint: 'بياناتكم محفوظة. يرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  tryAgain: 'المحاولة مرة أخرى',
  balance: 'رصيدكم',
  hint: 'يمكنكم استخدامه عند الدفع في طلبكم القادم. لا تنتهي صلاحيته.',
  noneHint: 'استردّوا المبالغ إلى رصيدكم مباشرة، أو أضيفوا بطاقة هدية.',
  giftCard: 'إضافة بطاقة هدية',
  code: 'رمز بطاقة الهدية',
  codeHint: '16 خانة من أحرف وأرقام، مثل \u20667K3M-X0PA-22NN-VC4T\u2069',
  redeem: 'إضافة',
  codeMissing: 'يرجى إدخال رمز بطاقة الهدية.',
  redeemed: (amount) => `أُضيف ${formatMoney(amount)} إلى رصيد المتجر.`,
  entries: 'الحركات',
  noEntries: 'لا توجد حركات بعد',
  reasons: {
    order: 'دفع طلب',
    order_cancelled: 'مبلغ مسترد من طلب ملغى',
    order_edited: 'مبلغ مسترد من طلب معدّل',
    refund: 'مبلغ مسترد',
    gift_card: 'بطاقة هدية',
    granted: 'مبلغ أضافه المتجر',
    withdrawn: 'مبلغ سحبه المتجر',
  },
  order: (number) => `الطلب ${bidiIsolate(number)}`,
  gained: (amount) => withSign('+', formatMoney(amount)),
  spent: (amount) => withSign('−', formatMoney(amount)),
  after: (balance) => `الرصيد ${formatMoney(balance)}`,
}
