import type { Fils } from '@little-dunes/domain/money'
import type { OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'
import { formatMoney } from '#platform/amounts'

const statuses: Record<OrderStatus, string> = {
  'Pending Payment': 'Pending Payment',
  'Order Placed': 'Order Placed',
  Packing: 'Packing',
  Shipped: 'Shipped',
  Delivered: 'Delivered',
  Cancelled: 'Cancelled',
}

const english = {
  title: 'My Orders',
  home: 'Home',
  heading: 'My Orders',
  order: 'Order',
  date: 'Date',
  payment: 'Payment',
  paidBy: (method: string) => `${method} · Paid`,
  total: 'Total',
  deliveries: { Normal: 'Normal delivery', Express: 'Express delivery' },
  code: (code: string) => `Code ${code}`,
  /** Explains a line that cost less than its price (D-07). */
  flashUnit: (price: Fils) => `One at the flash price of ${formatMoney(price)}`,
  statuses,
  status: 'Status',
  cancel: 'Cancel Order',
  cancelOrder: (id: string) => `Cancel Order ${id}`,
  cancelled: 'Order cancelled successfully!',
  wrong: 'Something went wrong!',
  quantity: (count: number) => `Qty ${count}`,
  confirmBeforePacking: "We'll pack this order once you confirm your mobile number.",
  sendPhoneCode: 'Send me a code',
  sendPhoneCodeAgain: 'Send another code',
  phoneCodeSent: "We've sent a code to your mobile number.",
  phoneCode: 'Code',
  phoneCodeNeeded: 'Enter the code we sent you.',
  confirmPhone: 'Confirm',
  phoneConfirmed: 'Thank you! Your mobile number is confirmed.',
  staffReview: "We'll call you before we pack this order.",
  older: 'Show older orders',
  olderComing: 'Loading older orders…',
  olderFailed: "We couldn't load older orders. Please try again.",
  guest:
    'You ordered as a guest. The link in our emails opens your order for 60 days. To keep it here, create an account with the same mobile number.',
  guestSignUp: 'Create an account',
  offered: 'Are these orders yours?',
  offeredHint: 'They were placed without an account, using your mobile number. Add the ones that are yours.',
  /** 'LD-10471 · 21 Nov 2026 · AED 125.00'. */
  offeredOrder: (number: string, date: string, amount: string) => `${number} · ${date} · ${amount}`,
  addOffered: 'Add to my orders',
  /** For screen readers, because each order has such a button. */
  addOfferedOrder: (number: string) => `Add ${number} to my orders`,
  declineOffered: 'Not mine',
  declineOfferedOrder: (number: string) => `${number} is not mine`,
  none: 'No orders yet',
  noneHint: 'Your orders and their status will appear here.',
  browse: 'Browse Products',
  loading: 'Loading your orders…',
  failed: "We couldn't load your orders",
  failedHint: 'Please check your connection and try again.',
  tryAgain: 'Try again',
}

export const ordersMessages = english
