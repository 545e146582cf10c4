import type { MessagesByLanguage } from '#i18n/languages'

/** Steps of an order that a device is told about. */
export const ORDER_PUSH_STEPS = [
  'packing',
  'shipped',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'refunded',
] as const
export type OrderPushStep = (typeof ORDER_PUSH_STEPS)[number]

/** Below the number of the order, and nothing else of it: whoever is beside the device reads it too. */
export const orderPushMessages: MessagesByLanguage<Record<OrderPushStep, string>> = {
  en: {
    packing: 'We are packing your order.',
    shipped: 'Your order is on its way.',
    out_for_delivery: 'Your order arrives today.',
    delivered: 'Your order was delivered.',
    cancelled: 'Your order was cancelled.',
    refunded: 'Your refund is done.',
  },
  ar: {
    packing: 'نقوم بتجهيز طلبكم.',
    shipped: 'طلبكم في الطريق إليكم.',
    out_for_delivery: 'يصل طلبكم اليوم.',
    delivered: 'تم توصيل طلبكم.',
    cancelled: 'أُلغي طلبكم.',
    refunded: 'تم رد المبلغ.',
  },
}
