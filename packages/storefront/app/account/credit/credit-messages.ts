import type { Fils } from '@little-dunes/domain/money'
import type { CreditReason } from '@little-dunes/domain/orders/credit/store-credit'
import { formatMoney } from '#platform/amounts'

const reasons: Record<CreditReason, string> = {
  order: 'Paid an order',
  order_cancelled: 'Back from a cancelled order',
  order_edited: 'Back from a changed order',
  refund: 'Refund',
  gift_card: 'Gift card',
  granted: 'From us',
  withdrawn: 'Taken back',
}

const english = {
  day: (when: number): string =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(when),
  title: 'Store credit',
  home: 'Home',
  profile: 'Profile',
  heading: 'Store credit',
  loading: 'Your store credit is on its way.',
  failed: 'Your store credit could not be fetched',
  failedHint: 'Nothing is lost. Please check your connection and try again.',
  tryAgain: 'Try again',
  balance: 'You have',
  hint: 'It pays your next order: choose it at payment. It does not end.',
  noneHint: 'Refunds can come here at once, and gift cards become store credit.',
  giftCard: 'Add a gift card',
  code: 'Code of the gift card',
  codeHint: '16 letters and digits, such as 7K3M-X0PA-22NN-VC4T',
  redeem: 'Add',
  codeMissing: 'Please enter the code of your gift card.',
  redeemed: (amount: Fils) => `${formatMoney(amount)} are now in your store credit.`,
  entries: 'What happened',
  noEntries: 'Nothing yet',
  reasons,
  order: (number: string) => `Order ${number}`,
  gained: (amount: Fils) => `+${formatMoney(amount)}`,
  spent: (amount: Fils) => `−${formatMoney(amount)}`,
  after: (balance: Fils) => `Then ${formatMoney(balance)}`,
}

export const creditMessages = english
