import type { ShippingMethod } from '@little-dunes/domain/orders/delivery'

/** 'Friday, 4 December' for a day such as `2026-12-04`. */
const longDay = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(Date.parse(day))
    .replace(/,? /, ', ')

const methods: Record<ShippingMethod, string> = {
  Normal: 'Normal delivery, 2-3 Business Days',
  Express: 'Express delivery, 1-2 Business Days',
}

const english = {
  title: 'Thank you',
  thanks: (name: string) => (name === '' ? 'Thank you!' : `Thank you, ${name}!`),
  mailed: (email: string) => `Your order is in. We're emailing the confirmation to ${email}.`,
  later: "Your payment is in. Your order will appear here once it's confirmed.",
  order: 'Order',
  arriving: (day: string) => `Arriving by ${longDay(day)}`,
  methods,
  next: 'What happens next',
  steps: [
    ['We have your order', 'You can cancel it until we ship it.'],
    ['We pack it', 'Usually within one business day.'],
    ["It's on its way", 'We email you the tracking link when the courier collects it.'],
  ] as readonly (readonly [string, string])[],
  door: 'At your door',
  courierCalls: (phone: string) => `The courier calls ${phone} before arriving.`,
  track: 'Track your order',
  keepShopping: 'Keep shopping',
  deliveringTo: 'Delivering to',
  loading: 'Loading your order…',
}

export const placedMessages = english
