import type { SettingName, SettingProblem } from '@little-dunes/domain/orders/shop-settings'
import type { MessagesByLanguage } from '#platform/messages'

const fields: Record<SettingName, string> = {
  deliveryFee: 'Delivery',
  freeDeliveryAbove: 'Free above',
  expressFee: 'Express, added',
  cashReviewAbove: 'Check above',
  openCashOrders: 'Open cash orders',
  mostLines: 'Lines of an order',
  mostUnitsPerLine: 'Units of a line',
  ordersPerDay: 'Orders a day',
  valuePerDay: 'Value a day',
  cancellationsPerDay: 'Cancellations a day',
  vatRate: 'VAT',
  returnDays: 'Days to return',
  pickupFee: 'Pick-up',
  nonReturnableTypes: 'Types that stay',
  sellerName: 'Legal name',
  sellerAddress: 'Address',
  sellerTrn: 'TRN',
  helpEmail: 'Help mail',
  supportEmail: 'Sender of mails',
  phone: 'Phone',
  chatNumber: 'WhatsApp',
  openingTimes: 'Opening times',
  openingTimesAr: 'Opening times, Arabic',
  shopName: 'Name of the shop',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  youtube: 'YouTube',
}

const problems: Record<SettingProblem, string> = {
  amount: 'Please enter an amount from AED 0.00 to AED 1,000,000.00.',
  count: 'Please enter a whole number from 1.',
  lines: 'Please enter a whole number from 1 to 100.',
  percent: 'Please enter a percentage below 100, with two decimals at most.',
  required: 'Please fill this in.',
  trn: 'A TRN has 15 digits.',
  email: 'Please enter a valid e-mail address.',
  phone: 'Please enter a phone number.',
  long: 'Please use 120 characters at most.',
  address: 'Please enter an address that begins with https://, or nothing.',
}

const english = {
  fields,
  problems,
  title: 'Settings',
  context: 'Shoppers see changes at once. Orders placed before keep their price.',
  sections: {
    delivery: 'Delivery',
    cash: 'Cash on delivery',
    limits: 'Limits of an account',
    returns: 'Returns',
    tax: 'Tax and invoices',
    contacts: 'Contacts',
    social: 'Elsewhere',
  },
  about: {
    delivery: 'What shoppers pay besides their items.',
    cash: 'A cash order above the amount waits until the phone is confirmed or you approve it.',
    limits: 'Per shopper, counted over the last 24 hours.',
    returns:
      'Counted from the delivery. The pick-up is free for exchanges and for what was damaged, late or not as shown.',
    tax: 'Stand on every invoice and credit note from now on.',
    contacts: 'In the header, the footer and every mail. An empty one is not shown.',
    social: 'Links at the lower edge of every page. An empty one is not shown.',
  },
  hints: {
    freeDeliveryAbove: 'not at',
    vatRate: '%, inside the price',
    sellerTrn: '15 digits',
    pickupFee: '0 is free',
    nonReturnableTypes: 'as on the product, with commas',
    openingTimes: 'on Contact',
    openingTimesAr: 'العربية',
  } as Partial<Record<SettingName, string>>,
  sizeChart: 'Size chart',
  carriers: 'Carriers',
  emailTexts: 'Mail texts',
  inAed: 'AED',
  changedMeanwhile: (now: string) => `Changed by somebody else to ${now}. Save again to overwrite it.`,
  unsaved: (count: number, names: string) =>
    `${count === 1 ? '1 change' : `${count} changes`} not saved: ${names}`,
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes of the settings are lost then.',
  saved: 'Saved. The shop shows it now.',
}

export const settingsMessages: MessagesByLanguage<typeof english> = { en: english }
