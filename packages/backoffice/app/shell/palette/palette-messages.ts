import type { shellMessages } from '#shell/shell-messages'

const actions = {
  phoneOrder: 'Take an order by phone',
  addProduct: 'Add product',
  refund: 'Refund an order',
  setAside: 'Decide about worn returned pieces',
  count: 'Count a shelf',
  receive: 'Receive a delivery',
  pasteMovements: 'Paste stock movements',
  import: 'Import products',
  searchWords: 'Change the search synonyms',
  addSale: 'Put products on sale',
  addCode: 'Create a discount code',
  addGiftCard: 'Make a gift card',
  invite: 'Invite somebody to the team',
  hero: 'Change the hero slides',
  deliveryPlan: 'Change the days of delivery',
  sizeChart: 'Change the size chart',
  carriers: 'Change the carriers',
  redirects: 'Redirect a former address',
  emailTexts: 'Change the texts of mails',
  apiKeys: 'Make an API key',
  webhooks: 'Send webhooks',
  account: 'Your account',
}

type Name = keyof typeof shellMessages.screens | keyof typeof actions

/** What other shops and people call it; found, never shown. */
const otherWords: Record<Name, string> = {
  today: 'home start dashboard overview',
  orders: 'sales purchases ship fulfil fulfill fulfilment fulfillment deliver refund cancel',
  packing: 'pick scan fulfil fulfill',
  returns: 'refund send back exchange',
  cash: 'money courier remittance payout cod',
  products: 'items articles catalogue catalog goods price pictures photos',
  stock: 'inventory quantities count shelf warehouse',
  sales: 'discount reduce markdown promotion offer',
  codes: 'coupon voucher promotion offer',
  giftCards: 'voucher credit',
  content: 'home page hero banner slides website theme online store stories blog',
  shoppers: 'customers clients people buyers',
  newsletter: 'marketing subscribers e-mail email',
  emails: 'sent messages notifications',
  messages: 'contact inbox mail',
  reviews: 'stars ratings',
  questions: 'ask',
  figures: 'analytics reports statistics sales revenue numbers',
  team: 'staff users employees accounts permissions roles members',
  settings: 'preferences options shipping delivery tax vat payments policies',
  trail: 'activity log audit history changes',
  phoneOrder: 'new create manual draft',
  addProduct: 'new create',
  refund: 'return money back',
  setAside: 'returns damaged used second quality write off restock',
  count: 'stock take inventory check',
  receive: 'incoming stock purchase supplier inventory',
  pasteMovements: 'inventory adjust spreadsheet',
  import: 'upload csv spreadsheet Shopify',
  searchWords: 'words',
  addSale: 'new create discount reduce price markdown promotion',
  addCode: 'new add coupon voucher promotion',
  addGiftCard: 'new create add voucher',
  invite: 'add new staff user employee member packer account',
  hero: 'home page banner picture headline image',
  deliveryPlan: 'shipping rates zones times',
  sizeChart: 'measurements',
  carriers: 'shipping couriers delivery tracking',
  redirects: 'url link',
  emailTexts: 'notifications templates e-mail email',
  apiKeys: 'app integration developer',
  webhooks: 'app integration notifications developer',
  account: 'profile password passkey sign in code language',
}

/** Headings above what was found. */
const groups = {
  screens: 'Screens',
  actions: 'Actions',
  orders: 'Orders',
  products: 'Products',
  shoppers: 'Shoppers',
}

/** What can be done with an order that was found, and with a product. */
const ofOrder = {
  pick: 'Pick and scan',
  ship: 'Mark shipped',
  slip: 'Print packing slip',
  label: 'Print parcel label',
  refund: 'Refund',
}
const ofProduct = { preview: 'Preview', stock: 'Stock of its sizes', view: 'View in shop' }
const withResult = (name: string) => `With ${name}`

const keys = [
  { keys: ['↑', '↓'], does: 'choose' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['Ctrl', 'Enter'], does: 'new tab' },
  { keys: ['>'], does: 'commands' },
  { keys: ['#'], does: 'orders' },
]

export const paletteMessages = { actions, otherWords, groups, ofOrder, ofProduct, withResult, keys }
