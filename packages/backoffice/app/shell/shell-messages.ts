import type { MessagesByLanguage } from '#platform/messages'

const english = {
  screens: {
    today: 'Today',
    orders: 'Orders',
    packing: 'Packing',
    cash: 'Cash desk',
    products: 'Products',
    codes: 'Discount codes',
    shoppers: 'Shoppers',
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
  more: 'More',
  ownAccount: 'Your account',
  failedTitle: 'This screen could not be opened',
  notFound: 'There is no such screen.',
}
export type ShellTexts = typeof english

export const shellMessages: MessagesByLanguage<ShellTexts> = { en: english }
