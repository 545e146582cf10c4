import type { GIFT_CARD_STATUSES } from '@little-dunes/domain/contract/credit/staff/credit-calls'
import type { Language } from '@little-dunes/domain/i18n/languages'

const statuses: Record<(typeof GIFT_CARD_STATUSES)[number], string> = {
  open: 'Active',
  redeemed: 'Redeemed',
  withdrawn: 'Deactivated',
  ended: 'Expired',
}

const languages: Record<Language, string> = { en: 'English', ar: 'Arabic' }

export const giftCardsMessages = {
  title: 'Gift cards',
  empty: 'No gift cards yet. New ones appear here with their value and status.',
  searchLabel: 'Search gift cards',
  searchHint: 'Code, email, name',
  nothingFound: (words: string) => `No gift cards match “${words}”.`,
  code: 'Code',
  /** Codes are stored as hashes, so only the last characters are known. */
  ends: (hint: string) => (hint === '' ? 'not sent yet' : `… ${hint}`),
  value: 'Value',
  recipient: 'Recipient',
  handedOver: 'handed over',
  made: 'Created',
  until: 'Valid',
  untilDay: (day: string) => `until ${day}`,
  status: 'Status',
  statuses,
  create: 'New gift card',
  amount: 'Value',
  amountHint: '1 to 5,000',
  email: 'Email the code to',
  emailHint: 'Leave empty to show the code here once',
  language: 'Email language',
  languages,
  make: 'Create gift card',
  emailed: (recipient: string) => `Code emailed to ${recipient}.`,
  shownOnce: 'This code is shown only once. Copy it now.',
  copy: 'Copy',
  copied: 'Copied.',
  amountNeeded: 'Enter an amount.',
  withdraw: 'Deactivate',
  withdrawLabel: (hint: string) => `Deactivate the card ending in ${hint}`,
  withdrawTitle: 'Deactivate this gift card?',
  withdrawText: (value: string) => `Its ${value} can no longer be redeemed.`,
  keep: 'Cancel',
  withdrawn: 'Gift card deactivated.',
  validFor: 'Can be redeemed for two years. Once redeemed, the store credit never expires.',
}
