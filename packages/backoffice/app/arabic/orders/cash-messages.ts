import { withCount } from '@little-dunes/domain/messages/arabic-plurals'
import { firstStrongIsolate } from '@little-dunes/domain/messages/arabic-writing'
import { ORDERS } from '#arabic/arabic-words'
import type { cashMessages as english } from '#cash/cash-messages'

const orders = (count: number): string => withCount(count, ORDERS)

export const cashMessages: typeof english = {
  problems: {
    unreadable: 'بلا رقم طلب أو مبلغ',
    repeated: 'مذكور مرتين',
    not_owed: 'لا مستحقات له',
  },
  title: 'صندوق النقد',
  context: (amount, count) =>
    count === 0 ? 'لا نقد للمتجر لدى شركات التوصيل.' : `لدى شركات التوصيل ${amount}، ${orders(count)}.`,
  onTheWay: 'نقد في الطريق',
  carriers: 'شركات التوصيل',
  all: 'كل الشركات',
  noCarrier: 'بلا شركة توصيل',
  owed: 'تم توصيله ولم يُسلَّم نقده',
  nothingOwed: 'لا مستحقات هنا. تظهر الطلبات النقدية بعد توصيلها.',
  mostShown: 'تظهر أقدم 200، ويُقارَن الملف بها كلها.',
  order: 'الطلب',
  shopper: 'العميل',
  courier: 'شركة التوصيل',
  delivered: 'تم التوصيل',
  amount: 'المبلغ',
  select: (order) => `تحديد ${order}`,
  selected: 'الطلبات المحددة',
  handedOver: 'تم تسليم النقد',
  handedOverHint:
    'سلّمت شركة التوصيل كامل نقد هذه الطلبات. لا يمكن التراجع عن ذلك، ويُقيَّد أي مبلغ آخر من ملف شركة التوصيل.',
  keep: 'إبقاؤه كما هو',
  fileTitle: 'كشف تسوية من شركة التوصيل',
  fileHint: (courier) =>
    `ملف CSV فيه أرقام الطلبات والمبالغ. يُقارَن ${
      courier === null ? 'بمستحقات كل الشركات' : `بمستحقات ${firstStrongIsolate(courier)}`
    }، ولا يُقيَّد شيء بعد.`,
  choose: 'اختيار ملف',
  tooLarge: 'هذا الملف أكبر من 1 ميغابايت.',
  compared: (file) => `مقارنة ${firstStrongIsolate(file)}`,
  matched: 'مطابق للمستحق',
  differing: 'بمبلغ آخر',
  refused: 'صفوف لا تسوّي شيئاً',
  missing: 'مستحق وليس في الملف',
  noneMatched: 'لا صف في الملف يسوّي طلباً.',
  owedAmount: 'المستحق',
  paid: 'المدفوع',
  difference: 'الفرق',
  line: 'السطر',
  inFile: 'في الملف',
  why: 'السبب',
  withDiffering: (count) => `تسوية ما جاء بمبلغ آخر أيضاً (${orders(count)})، مع حفظ الفرق`,
  book: (count, amount) => `تسجيل ${amount}، ${orders(count)}`,
  discard: 'تجاهل',
  booked: (count, amount) => `تم تسجيل ${amount}، ${orders(count)}.`,
  past: 'التسويات',
  noneYet: 'لا شيء بعد.',
  ordersOfIt: 'طلباتها',
  paidOf: (paid, owed) => `${paid} من ${owed}`,
  toPayBack: 'للرد إلى العملاء',
  since: 'منذ',
  paidBack: 'تم الرد',
  paidBackOf: (order) => `تم الرد، ${order}`,
  paidBackTo: (amount, name) => `${amount} إلى ${firstStrongIsolate(name)}`,
  how: 'الطريقة',
  howHint: 'باليد أو مع شركة التوصيل أو بتحويل مصرفي. يمكن تركها فارغة.',
  notedPaidBack: (amount) => `تم تسجيل رد ${amount}.`,
  undo: 'تراجع',
  by: (actor) => `بواسطة ${firstStrongIsolate(actor)}`,
  orders,
}
