import type { shellMessages } from '#shell/shell-messages'

const actions = {
  phoneOrder: 'Create a phone order',
  addProduct: 'Add product',
  refund: 'Refund an order',
  setAside: 'Review returned items set aside',
  count: 'Count a shelf',
  receive: 'Receive a delivery',
  pasteMovements: 'Paste stock movements',
  import: 'Import products',
  searchWords: 'Edit search synonyms',
  addSale: 'Put products on sale',
  addCode: 'Create a discount code',
  addGiftCard: 'Create a gift card',
  invite: 'Invite a team member',
  hero: 'Edit hero slides',
  deliveryPlan: 'Edit delivery days',
  sizeChart: 'Edit the size chart',
  couriers: 'Edit couriers',
  redirects: 'Redirect an old address',
  emailTexts: 'Edit email texts',
  apiKeys: 'Create an API key',
  webhooks: 'Set up webhooks',
  account: 'Your account',
  help: 'Open Help',
}

type Name = keyof typeof shellMessages.screens | keyof typeof actions

/** Other names that find a screen or an action. Never shown. */
const otherWords: Record<Name, string> = {
  home: 'today start dashboard overview',
  orders: 'sales purchases ship fulfil fulfill fulfilment fulfillment deliver refund cancel',
  packing: 'pick scan fulfil fulfill',
  returns: 'refund send back exchange',
  cashOnDelivery: 'cash desk money courier remittance payout cod',
  products: 'items articles catalogue catalog goods price pictures photos',
  inventory: 'stock quantities count shelf warehouse',
  sales: 'automatic discount reduce markdown promotion offer',
  discounts: 'code coupon voucher promotion offer',
  giftCards: 'voucher credit',
  content: 'pages home page hero banner slides website theme online store stories blog',
  customers: 'customers clients people buyers',
  newsletter: 'marketing subscribers e-mail email',
  emails: 'mails e-mails sent messages notifications',
  messages: 'contact inbox mail',
  reviews: 'stars ratings',
  questions: 'ask',
  analytics: 'figures reports statistics sales revenue numbers',
  team: 'staff users employees accounts permissions roles members',
  settings: 'preferences options shipping delivery tax vat payments policies',
  auditLog: 'auditLog audit history changes',
  phoneOrder: 'new take manual draft',
  addProduct: 'new create',
  refund: 'return money back',
  setAside: 'decide worn damaged used second quality write off restock',
  count: 'stock take inventory check',
  receive: 'incoming stock purchase supplier inventory',
  pasteMovements: 'inventory adjust spreadsheet',
  import: 'upload csv spreadsheet Shopify',
  searchWords: 'change words',
  addSale: 'new create discount reduce price markdown promotion',
  addCode: 'new add coupon voucher promotion',
  addGiftCard: 'new make add voucher',
  invite: 'add new somebody staff user employee packer account',
  hero: 'change home page banner picture headline image',
  deliveryPlan: 'change shipping rates zones times',
  sizeChart: 'change measurements',
  couriers: 'change carriers shipping delivery tracking',
  redirects: 'former url link',
  emailTexts: 'change mail notifications templates e-mail',
  apiKeys: 'make app integration developer',
  webhooks: 'send app integration notifications developer',
  account: 'profile password passkey sign in code language',
  help: 'guide manual docs documentation support how to',
}

const groups = {
  screens: 'Screens',
  actions: 'Actions',
  orders: 'Orders',
  products: 'Products',
  customers: 'Customers',
}

const ofOrder = {
  pick: 'Pick and scan',
  ship: 'Mark shipped',
  slip: 'Print packing slip',
  label: 'Print shipping label',
  refund: 'Refund',
}
const ofProduct = { preview: 'Preview', stock: 'View inventory', view: 'View in shop' }
const withResult = (name: string) => `Actions for ${name}`

const keys = [
  { keys: ['↑', '↓'], does: 'choose' },
  { keys: ['Enter'], does: 'open' },
  { keys: ['Ctrl', 'Enter'], does: 'new tab' },
  { keys: ['>'], does: 'commands' },
  { keys: ['#'], does: 'orders' },
]

export const paletteMessages = { actions, otherWords, groups, ofOrder, ofProduct, withResult, keys }
