import type { WaitingWork } from '@little-dunes/domain/contract/home/today-calls'

/** Work that stands beside the name of a screen. */
export type ScreenWork = Exclude<
  WaitingWork,
  'failed_payments' | 'failed_refunds' | 'missing_pieces' | 'paused_webhooks'
>
/** Work that the bell lists. */
export type BellWork = Exclude<WaitingWork, 'to_pack' | 'to_ship' | 'low_sizes' | 'reviews'>

const waiting: Record<ScreenWork, (count: number) => string> = {
  to_pack: (count) => `${count} to pack`,
  to_ship: (count) => `${count} to ship`,
  to_check: (count) => `${count} to check`,
  new_returns: (count) => `${count} new`,
  returns_to_check: (count) => `${count} to check`,
  to_pay_back: (count) => `${count} to pay back`,
  low_sizes: (count) => (count === 1 ? '1 size low' : `${count} sizes low`),
  messages: (count) => `${count} to answer`,
  to_erase: (count) => `${count} to erase`,
  reviews: (count) => `${count} to answer`,
  questions: (count) => `${count} to answer`,
  failed_emails: (count) => `${count} failed`,
}

const bellItems: Record<BellWork, string> = {
  to_check: 'Large cash orders to check',
  new_returns: 'New returns',
  returns_to_check: 'Returns to check',
  to_pay_back: 'Refunds to pay back in cash',
  messages: 'Messages to answer',
  to_erase: 'Shoppers to erase',
  questions: 'Questions to answer',
  failed_emails: 'Mails not delivered',
  failed_payments: 'Card payments not confirmed',
  failed_refunds: 'Refunds that did not go through',
  missing_pieces: 'Pieces not on their shelves',
  paused_webhooks: 'Webhooks not delivered',
}

export const shellMessages = {
  screens: {
    today: 'Today',
    orders: 'Orders',
    packing: 'Packing',
    returns: 'Returns',
    cash: 'Cash desk',
    products: 'Products',
    stock: 'Stock',
    sales: 'Automatic sales',
    codes: 'Discount codes',
    giftCards: 'Gift cards',
    content: 'Pages',
    shoppers: 'Shoppers',
    newsletter: 'Newsletter',
    emails: 'Mails',
    messages: 'Messages',
    reviews: 'Reviews',
    questions: 'Questions',
    figures: 'Figures',
    team: 'Team',
    settings: 'Settings',
    trail: 'Trail',
  },
  waiting,
  bellItems,
  bell: (count: number) => (count === 0 ? 'Nothing failed or waits' : `${count} failed or waiting`),
  bellList: 'What failed, and who waits',
  nothingWaits: 'Nothing failed, and nobody waits for an answer.',
  failed: 'Failed',
  unanswered: 'Waiting for you',
  groups: { shop: 'Shop', know: 'Know' },
  navigation: 'Back office',
  skip: 'Skip to content',
  viewShop: 'View shop',
  search: 'Search',
  searchHint: 'Orders, products, shoppers, actions',
  searchKeys: 'Ctrl K',
  nothingFound: 'Nothing holds these words.',
  shortcuts: 'Keyboard shortcuts',
  more: 'More',
  scan: 'Scan',
  failedTitle: 'This screen could not be opened',
  notFound: 'There is no such screen.',
  notOfRole: 'Your role cannot open this screen. An owner can change your role under ‘Team’.',
}
