import { bidiIsolate, PIECES, withCount } from '#arabic/arabic-words'
import type { cartPageMessages as english } from '#cart/cart-page-messages'
import { formatMoney } from '#platform/amounts'

const inCart = (count: number): string => withCount(count, PIECES)

export const cartPageMessages: typeof english = {
  title: 'السلة',
  home: 'الرئيسية',
  cart: 'السلة',
  heading: 'السلة',
  guestHeading: 'سلتكم بانتظاركم',
  guest: 'يرجى تسجيل الدخول لمتابعة الشراء.',
  goToLogin: 'الذهاب إلى تسجيل الدخول',
  emptyHeading: 'السلة فارغة',
  empty: 'القمصان الصغيرة والألعاب الناعمة وأول الأحذية على بُعد خطوة.',
  browse: 'تصفح المنتجات',
  loading: 'جارٍ تحميل السلة.',
  failed: 'تعذّر تحميل السلة',
  failedHint: 'لم يضع شيء. يرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  tryAgain: 'المحاولة مرة أخرى',
  old: (when) =>
    `بدون اتصال: سلتكم كما كانت في ${bidiIsolate(when)}. قد تكون الأسعار والكميات تغيّرت منذ ذلك.`,
  noOrderOffline: 'يمكنكم الطلب وتعديل السلة عند عودة الاتصال.',
  quantity: (count) => `الكمية: ${bidiIsolate(count)}`,
  unknownItem: 'قطعة لم تعد متوفرة في المتجر',
  each: (price) => `${formatMoney(price)} للقطعة`,
  quantityOf: (name) => `كمية ${name}`,
  remove: 'حذف',
  removeItem: (name) => `حذف ${name}`,
  removed: 'تم حذف القطعة من السلة',
  removedByMistake: 'حُذفت بالخطأ؟',
  flashPrice: (name, price) => `قطعة واحدة من ${name} بسعر العرض الخاطف ${formatMoney(price)}.`,
  flashOnce: 'سعر العرض الخاطف لقطعة واحدة في السلة، وهي الأقل سعراً.',
  flashUnit: (price) => `قطعة واحدة بسعر ${formatMoney(price)}`,
  otherUnits: (count, price) => `${inCart(count)} بسعر ${formatMoney(price)}`,
  problems: {
    gone: () => 'لم تعد متوفرة في المتجر. يرجى حذفها.',
    sold_out: () => 'نفدت الكمية بهذا المقاس واللون. يرجى حذفها.',
    too_many: (left) => `المتبقي: ${inCart(left)} فقط.`,
  },
  take: (left) => `أخذ ${bidiIsolate(left)}`,
  cannotProceed: 'لا يمكن طلب بعض القطع كما هي. يرجى مراجعة القطع المحددة أولاً.',
  losses: (dropped, capped) =>
    [
      'بعض ما اخترتموه قبل تسجيل الدخول لم يعد متوفراً.',
      dropped > 0 ? `حُذف: ${inCart(dropped)}.` : '',
      capped > 0 ? `قلّت الكمية: ${inCart(capped)}.` : '',
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
  proceed: 'متابعة إتمام الطلب',
  ways: { cash: 'الدفع عند الاستلام', card: 'بالبطاقة', cardToo: 'بالبطاقة أو عند الاستلام' },
}
