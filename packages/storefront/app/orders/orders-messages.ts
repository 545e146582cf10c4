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
  /** Why a line cost less than its price says (D-07). */
  flashUnit: (price: Fils) => `One had the flash price of ${formatMoney(price)}`,
  statuses,
  status: 'Status',
  cancel: 'Cancel Order',
  cancelOrder: (id: string) => `Cancel Order ${id}`,
  cancelled: 'Order cancelled successfully!',
  wrong: 'Something went wrong!',
  quantity: (count: number) => `Qty ${count}`,
  phoneCodeWanted: 'We pack this order as soon as you have confirmed your mobile number.',
  sendPhoneCode: 'Send me a code',
  sendPhoneCodeAgain: 'Send another code',
  phoneCodeSent: 'We have sent a code to your mobile number.',
  phoneCode: 'Code',
  phoneCodeNeeded: 'Please enter the code that we have sent you.',
  confirmPhone: 'Confirm',
  phoneConfirmed: 'Thank you! Your mobile number is confirmed.',
  staffReview: 'We call you before we pack this order.',
  older: 'Show older orders',
  olderComing: 'Older orders are on their way.',
  olderFailed: 'Older orders could not be fetched. Please try again.',
  guest:
    'You ordered without an account. The link in our mails opens your order for sixty days. With an account and the same phone you find it here.',
  guestSignUp: 'Create an account',
  offered: 'Are these orders yours?',
  offeredHint: 'They were placed without an account, with your mobile number. Add the ones that are yours.',
  /** 'LD-10471 · 21 Nov 2026 · AED 125.00'. */
  offeredOrder: (number: string, date: string, amount: string) => `${number} · ${date} · ${amount}`,
  addOffered: 'Add to my orders',
  /** Read out, since each order has one. */
  addOfferedOrder: (number: string) => `Add ${number} to my orders`,
  declineOffered: 'Not mine',
  declineOfferedOrder: (number: string) => `${number} is not mine`,
  none: 'No orders yet',
  noneHint: 'What you order will be here, with its status at a glance.',
  browse: 'Browse Products',
  loading: 'Your orders are on their way.',
  failed: 'Your orders are not here yet',
  failedHint: 'Nothing is lost. Please check your connection and try again.',
  tryAgain: 'Try again',
}

export const ordersMessages = english
