/** Every screen's address below `/backoffice`. */
export const PATHS = {
  today: '/',
  welcome: '/welcome',
  orders: '/orders',
  phoneOrder: '/orders/new',
  packing: '/packing',
  returns: '/returns',
  takeBack: '/returns/take-back',
  setAside: '/returns/set-aside',
  print: '/print',
  returnLabel: '/print/return',
  sizeLabels: '/print/labels',
  cash: '/cash',
  products: '/products',
  searchWords: '/products/search-words',
  stock: '/stock',
  stockCount: '/stock/count',
  stockLedger: '/stock/ledger',
  stockPaste: '/stock/paste',
  stockReceive: '/stock/receive',
  imports: '/imports',
  shoppers: '/shoppers',
  newsletter: '/newsletter',
  emails: '/mails',
  messages: '/messages',
  reviews: '/reviews',
  questions: '/questions',
  figures: '/figures',
  account: '/account',
  team: '/team',
  codes: '/codes',
  giftCards: '/gift-cards',
  content: '/content',
  sales: '/sales',
  settings: '/settings',
  sizeChart: '/settings/size-chart',
  carriers: '/settings/carriers',
  deliveryPlan: '/settings/delivery',
  emailTexts: '/settings/mail-texts',
  apiKeys: '/settings/api-keys',
  webhooks: '/settings/webhooks',
  redirects: '/settings/redirects',
  trail: '/trail',
} as const

/** The sheet of a product with the shelf, barcode and price of each size. */
export const SIZES_ID = 'sizes'

/** The sheet of Today with what failed. */
export const NEEDS_YOU_ID = 'needs-you'
export const NEEDS_YOU = `${PATHS.today}#${NEEDS_YOU_ID}`
