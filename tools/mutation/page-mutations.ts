/** A change of a page, with the journey that must fail because of it. */
export interface PageMutation {
  file: string
  from: string
  to: string
  /** Part of the journey's file name. */
  journey: string
  /** Part of the test's title. */
  test: string
}

export const pageMutations: PageMutation[] = [
  {
    file: 'packages/storefront/app/home/load-home.ts',
    from: 'bestOfKids: bestOfKids ?? []',
    to: 'bestOfKids: bestSellers ?? []',
    journey: 'catalogue/home',
    test: 'The strips show their products',
  },
  {
    file: 'packages/storefront/app/home/newsletter.tsx',
    from: 'event.preventDefault()',
    to: "{ event.preventDefault(); new Image().src = '/pictures/popup.avif?parent' }",
    journey: 'catalogue/home',
    test: 'sends nothing',
  },
  {
    file: 'packages/storefront/app/catalogue/catalogue-messages.ts',
    from: "quickView: 'Quick View'",
    to: "quickView: 'Have a look'",
    journey: 'catalogue/search-and-filters',
    test: 'Gender, search and sort',
  },
  {
    file: 'packages/storefront/app/orders/order-card.module.css',
    from: 'var(--color-status-cancelled)',
    to: 'var(--color-status-done)',
    journey: 'account/orders',
    test: 'a red dot only for Cancelled',
  },
  {
    file: 'packages/storefront/app/checkout/card/billing-details.ts',
    from: "country: 'AE'",
    to: "country: 'US'",
    journey: 'payment/card-payment',
    test: 'never reach the shop',
  },
  {
    file: 'packages/domain/src/money.ts',
    from: 'Math.round(Number((aed * FILS_PER_AED).toPrecision(15)))',
    to: 'Math.floor(aed * FILS_PER_AED)',
    journey: 'payment/wallet',
    test: 'Wallet payment',
  },
  {
    file: 'packages/storefront/app/checkout/wallet/wallet-button.tsx',
    from: 'emailRequired: true',
    to: 'emailRequired: false',
    journey: 'payment/wallet',
    test: 'Wallet payment',
  },
  {
    file: 'packages/storefront/app/catalogue/carousel/empty-carousel.tsx',
    from: '<Loader />',
    to: '',
    journey: 'catalogue/product-cards',
    test: 'Strips loop with four products',
  },
  {
    file: 'packages/storefront/app/home/grid/use-infinite-list.ts',
    from: 'DELAY_MS = 800',
    to: 'DELAY_MS = 850',
    journey: 'catalogue/home',
    test: 'The strips show their products',
  },
]
