import type { GIFT_CARD_STATUSES } from '@little-dunes/domain/contract/credit/staff/credit-calls'
import type { Language } from '@little-dunes/domain/i18n/languages'

const statuses: Record<(typeof GIFT_CARD_STATUSES)[number], string> = {
  open: 'Open',
  redeemed: 'Redeemed',
  withdrawn: 'Withdrawn',
  ended: 'Ended',
}

const languages: Record<Language, string> = { en: 'English', ar: 'Arabic' }

export const giftCardsMessages = {
  title: 'Gift cards',
  empty: 'No gift card was made yet.',
  searchLabel: 'Search gift cards',
  searchHint: 'Code, e-mail, name',
  nothingFound: (words: string) => `No gift card matches “${words}”.`,
  code: 'Code',
  /** Codes are kept as hashes: the end of one tells cards apart. */
  ends: (hint: string) => (hint === '' ? 'not sent yet' : `… ${hint}`),
  value: 'Value',
  recipient: 'Recipient',
  handedOver: 'handed over',
  made: 'Made',
  until: 'Valid',
  untilDay: (day: string) => `until ${day}`,
  status: 'Status',
  statuses,
  create: 'Make a gift card',
  amount: 'Value',
  amountHint: '1 to 5,000',
  email: 'Mail the code to',
  emailHint: 'empty: the code is shown here, once',
  language: 'Language of the mail',
  languages,
  make: 'Make it',
  mailed: (recipient: string) => `The code is mailed to ${recipient}.`,
  shownOnce: 'This code is shown once. Write it down or copy it now.',
  copy: 'Copy',
  copied: 'Copied.',
  amountNeeded: 'Please enter an amount.',
  withdraw: 'Withdraw',
  withdrawOf: (hint: string) => `Withdraw the card that ends with ${hint}`,
  withdrawTitle: 'Withdraw this gift card?',
  withdrawText: (value: string) => `Its ${value} can no longer be redeemed.`,
  keep: 'Keep it',
  withdrawn: 'The gift card is withdrawn.',
  validFor: 'It can be redeemed for two years. The store credit that it becomes does not end.',
}
