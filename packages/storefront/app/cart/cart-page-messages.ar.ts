import { bidiIsolate, UNITS, withCount } from '#arabic/arabic-words'
import type { cartPageMessages as english } from '#cart/cart-page-messages'
import { formatMoney } from '#platform/amounts'

const inCart = (count: number): string => withCount(count, UNITS)

export const cartPageMessages: typeof english = {
  title: 'السلة',
  home: 'الرئيسية',
  cart: 'السلة',
  heading: 'السلة',
  guestHeading: 'سلتكم بانتظاركم',
  guest: 'يرجى تسجيل الدخول لمتابعة الشراء.',
  goToLogin: 'تسجيل الدخول للمتابعة',
  emptyHeading: 'السلة فارغة',
  empty: 'ملابس الصغار وألعابهم وأحذية خطواتهم الأولى بانتظاركم.',
  browse: 'تصفح المنتجات',
  loading: 'جارٍ تحميل السلة…',
  failed: 'تعذّر تحميل السلة',
  failedHint: 'بياناتكم محفوظة. يرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  tryAgain: 'المحاولة مرة أخرى',
  old: (when) => `بدون اتصال: سلتكم كما كانت في ${bidiIsolate(when)}. قد تكون الأسعار والكميات تغيّرت.`,
  noOrderOffline: 'يمكنكم الطلب وتعديل السلة عند عودة الاتصال.',
  quantity: (count) => `الكمية: ${bidiIsolate(count)}`,
  unknownItem: 'قطعة لم تعد متوفرة',
  each: (price) => `${formatMoney(price)} للقطعة`,
  quantityLabel: (name) => `كمية ${name}`,
  remove: 'حذف',
  removeItem: (name) => `حذف ${name}`,
  removed: 'تم حذف القطعة من السلة',
  removedByMistake: 'حُذفت بالخطأ؟',
  flashPrice: (name, price) => `يسري سعر العرض الخاطف ${formatMoney(price)} على قطعة واحدة من ${name}.`,
  flashOnce: 'يسري سعر العرض الخاطف على قطعة واحدة في السلة، وهي الأقل سعراً.',
  flashUnit: (price) => `قطعة واحدة بسعر ${formatMoney(price)}`,
  otherUnits: (count, price) => `${inCart(count)} بسعر ${formatMoney(price)}`,
  problems: {
    gone: () => 'لم تعد متوفرة. يرجى حذفها للمتابعة.',
    sold_out: () => 'نفدت الكمية بهذا المقاس واللون. يرجى حذفها للمتابعة.',
    too_many: (left) => `المتبقي: ${inCart(left)} فقط.`,
  },
  take: (left) => `تغيير الكمية إلى ${bidiIsolate(left)}`,
  cannotProceed: 'لا يمكن طلب بعض القطع حالياً. يرجى مراجعة القطع المشار إليها أولاً.',
  losses: (dropped, capped) =>
    [
      'بعض القطع التي أضفتموها قبل تسجيل الدخول لم تعد متوفرة.',
      dropped > 0 ? `المحذوف: ${inCart(dropped)}.` : '',
      capped > 0 ? `خُفّضت الكمية: ${inCart(capped)}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  gotIt: 'حسناً',
  totals: 'ملخص السلة',
  subtotal: 'المجموع قبل الخصم',
  discounted: 'المجموع بعد الخصم',
  shipping: 'رسوم التوصيل',
  total: 'المبلغ الإجمالي',
  free: 'مجاناً',
  freeDelivery: 'التوصيل مجاني.',
  toFreeDelivery: (missing) => `بقي ${formatMoney(missing)} للتوصيل المجاني`,
  proceed: 'إتمام الطلب',
  ways: { cash: 'الدفع عند الاستلام', card: 'بالبطاقة', cardToo: 'بالبطاقة أو عند الاستلام' },
}
