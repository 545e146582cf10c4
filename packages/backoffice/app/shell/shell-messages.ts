import type { WaitingWork } from '@little-dunes/domain/contract/home/home-calls'

/** Work counted next to the name of a screen. */
export type ScreenWork = Exclude<
  WaitingWork,
  'failed_payments' | 'failed_refunds' | 'missing_items' | 'paused_webhooks'
>
/** Work that the bell lists. */
export type BellWork = Exclude<WaitingWork, 'to_pack' | 'to_ship' | 'low_sizes' | 'reviews'>

const waiting: Record<ScreenWork, (count: number) => string> = {
  to_pack: (count) => `${count} to pack`,
  to_ship: (count) => `${count} to ship`,
  to_check: (count) => `${count} to check`,
  new_returns: (count) => `${count} new`,
  returns_to_check: (count) => `${count} to check`,
  to_pay_back: (count) => `${count} to refund`,
  low_sizes: (count) => (count === 1 ? '1 size low' : `${count} sizes low`),
  messages: (count) => `${count} to answer`,
  to_erase: (count) => `${count} to erase`,
  reviews: (count) => `${count} to answer`,
  questions: (count) => `${count} to answer`,
  failed_emails: (count) => `${count} failed`,
}

const bellItems: Record<BellWork, string> = {
  to_check: 'Orders to check',
  new_returns: 'New returns',
  returns_to_check: 'Returns to check',
  to_pay_back: 'Cash refunds due',
  messages: 'Messages to answer',
  to_erase: 'Erasure requests',
  questions: 'Questions to answer',
  failed_emails: 'Emails not delivered',
  failed_payments: 'Card payments not confirmed',
  failed_refunds: 'Failed refunds',
  missing_items: 'Items missing from shelves',
  paused_webhooks: 'Paused webhooks',
}

export const shellMessages = {
  screens: {
    home: 'Home',
    orders: 'Orders',
    packing: 'Packing',
    returns: 'Returns',
    cashOnDelivery: 'Cash on delivery',
    products: 'Products',
    inventory: 'Inventory',
    sales: 'Sales',
    discounts: 'Discounts',
    giftCards: 'Gift cards',
    content: 'Content',
    customers: 'Customers',
    newsletter: 'Newsletter',
    emails: 'Emails',
    messages: 'Messages',
    reviews: 'Reviews',
    questions: 'Questions',
    analytics: 'Analytics',
    team: 'Team',
    settings: 'Settings',
    auditLog: 'Activity log',
  },
  waiting,
  bellItems,
  bell: (count: number) => (count === 0 ? 'No alerts' : `Alerts: ${count}`),
  bellList: 'Alerts',
  nothingWaits: 'Nothing needs your attention.',
  failed: 'Failed',
  unanswered: 'Waiting for you',
  groups: {
    sell: 'Sell',
    catalogue: 'Catalogue',
    customers: 'Customers',
    insights: 'Insights',
    system: 'System',
  },
  navigation: 'Back office',
  skip: 'Skip to content',
  viewShop: 'View shop',
  help: 'Help',
  search: 'Search',
  searchHint: 'Orders, products, customers, actions',
  searchKeys: 'Ctrl K',
  nothingFound: 'No results found.',
  shortcuts: 'Keyboard shortcuts',
  more: 'More',
  scan: 'Scan',
  failedTitle: "Couldn't open this screen",
  notFound: "This screen doesn't exist.",
  notOfRole: "You don't have access to this screen. An owner can change your role in Team.",
}
