import type { Fils } from '@little-dunes/domain/money'
import type { CreditReason } from '@little-dunes/domain/orders/credit/store-credit'
import { formatMoney } from '#platform/amounts'

const reasons: Record<CreditReason, string> = {
  order: 'Order payment',
  order_cancelled: 'Refund for a cancelled order',
  order_edited: 'Refund for a changed order',
  refund: 'Refund',
  gift_card: 'Gift card',
  granted: 'Added by us',
  withdrawn: 'Removed by us',
}

const english = {
  day: (when: number): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(when),
  title: 'Store credit',
  home: 'Home',
  profile: 'Profile',
  heading: 'Store credit',
  loading: 'Loading your store credit…',
  failed: "We couldn't load your store credit",
  failedHint: 'Please check your connection and try again.',
  tryAgain: 'Try again',
  balance: 'Your balance',
  hint: 'Use it at checkout. It never expires.',
  noneHint: 'Get refunds as store credit, or add a gift card.',
  giftCard: 'Add a gift card',
  code: 'Gift card code',
  codeHint: '16 letters and digits, such as 7K3M-X0PA-22NN-VC4T',
  redeem: 'Add gift card',
  codeMissing: 'Enter your gift card code.',
  redeemed: (amount: Fils) => `${formatMoney(amount)} added to your store credit.`,
  entries: 'Activity',
  noEntries: 'No activity yet',
  reasons,
  order: (number: string) => `Order ${number}`,
  gained: (amount: Fils) => `+${formatMoney(amount)}`,
  spent: (amount: Fils) => `−${formatMoney(amount)}`,
  after: (balance: Fils) => `Balance ${formatMoney(balance)}`,
}

export const creditMessages = english
