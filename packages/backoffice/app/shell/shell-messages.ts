import type { MessagesByLanguage } from '#platform/messages'

const english = {
  screens: {
    today: 'Today',
    orders: 'Orders',
    packing: 'Packing',
    returns: 'Returns',
    cash: 'Cash desk',
    products: 'Products',
    sales: 'Automatic sales',
    codes: 'Discount codes',
    giftCards: 'Gift cards',
    content: 'Pages',
    shoppers: 'Shoppers',
    newsletter: 'Newsletter',
    messages: 'Messages',
    reviews: 'Reviews',
    figures: 'Figures',
    team: 'Team',
    settings: 'Settings',
    trail: 'Trail',
  },
  groups: { shop: 'Shop', know: 'Know' },
  navigation: 'Back office',
  skip: 'Skip to content',
  viewShop: 'View shop',
  search: 'Search',
  searchHint: 'Orders, products, shoppers, screens',
  searchKeys: 'Ctrl K',
  nothingFound: 'Nothing holds these words.',
  shortcuts: 'Keyboard shortcuts',
  shortcutList: [
    { keys: ['Ctrl', 'K'], does: 'Search orders, products, shoppers and screens' },
    { keys: ['↑', '↓', 'Enter'], does: 'Choose and open what the search has found' },
    { keys: ['Shift', 'click'], does: 'Tick every order from the last one to this one' },
    { keys: ['Esc'], does: 'Close a window' },
    { keys: ['?'], does: 'This list' },
  ],
  more: 'More',
  ownAccount: 'Your account',
  failedTitle: 'This screen could not be opened',
  notFound: 'There is no such screen.',
}
export type ShellTexts = typeof english

export const shellMessages: MessagesByLanguage<ShellTexts> = { en: english }
