import type { MessagesByLanguage } from '#i18n/languages'

/** Order steps that send a push notification. */
export const ORDER_PUSH_STEPS = [
  'packing',
  'shipped',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'refunded',
] as const
export type OrderPushStep = (typeof ORDER_PUSH_STEPS)[number]

/** Shown below the order number. Nothing private, because anyone near the device can read it. */
export const orderPushMessages: MessagesByLanguage<Record<OrderPushStep, string>> = {
  en: {
    packing: "We're packing your order.",
    shipped: 'Your order is on its way.',
    out_for_delivery: 'Your order arrives today.',
    delivered: 'Your order has been delivered.',
    cancelled: 'Your order has been cancelled.',
    refunded: 'Your refund is complete.',
  },
  ar: {
    packing: 'نجهّز طلبكم الآن.',
    shipped: 'طلبكم في الطريق إليكم.',
    out_for_delivery: 'يصل طلبكم اليوم.',
    delivered: 'تم توصيل طلبكم.',
    cancelled: 'تم إلغاء طلبكم.',
    refunded: 'تم استرداد المبلغ.',
  },
}
