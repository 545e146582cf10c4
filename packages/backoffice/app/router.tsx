import { BACKOFFICE } from '@little-dunes/domain/paths'
import { createBrowserRouter, data, type RouteObject } from 'react-router'
import { requireCurrentStaff } from '#platform/client'
import { LAYOUT_ROUTE_ID } from '#platform/member'
import { Frame } from '#shell/frame.tsx'
import { PATHS } from '#shell/paths'
import { ScreenError } from '#shell/screen-error.tsx'

/** A screen that shares a build file with others. */
const further = (name: keyof typeof import('#further-screens')) => async () =>
  (await import('#further-screens'))[name]

/** Build file of each screen, loaded when the screen is opened. */
const FILES: Record<Exclude<keyof typeof PATHS, 'welcome'>, NonNullable<RouteObject['lazy']>> = {
  today: () => import('#today/today-screen.tsx'),
  orders: () => import('#orders/orders-screen.tsx'),
  phoneOrder: () => import('#phone-order/phone-order-screen.tsx'),
  order: () => import('#orders/order/order-screen.tsx'),
  packing: () => import('#packing/packing-screen.tsx'),
  returns: () => import('#returns/returns-screen.tsx'),
  takeBack: () => import('#returns/take-back/take-back-screen.tsx'),
  setAside: async () => (await import('#returns/returns-screen.tsx')).setAsideScreen,
  return: () => import('#returns/return/return-screen.tsx'),
  returnLabel: () => import('#papers/return-label-screen.tsx'),
  sizeLabels: () => import('#papers/size-labels-screen.tsx'),
  print: () => import('#papers/print-screen.tsx'),
  cash: () => import('#cash/cash-screen.tsx'),
  products: () => import('#products/products-screen.tsx'),
  searchWords: () => import('#settings/search-words/search-words-screen.tsx'),
  product: () => import('#products/product/product-screen.tsx'),
  stock: () => import('#stock/stock-screen.tsx'),
  stockLedger: () => import('#stock/ledger-screen.tsx'),
  stockPaste: () => import('#stock/pasted/paste-screen.tsx'),
  stockCount: () => import('#stock/count-screen.tsx'),
  stockReceive: () => import('#stock/receive-screen.tsx'),
  imports: () => import('#imports/imports-screen.tsx'),
  import: () => import('#imports/import-screen.tsx'),
  shoppers: () => import('#shoppers/shoppers-screen.tsx'),
  shopper: () => import('#shoppers/shopper/shopper-screen.tsx'),
  emails: () => import('#emails/emails-screen.tsx'),
  newsletter: () => import('#newsletter/newsletter-screen.tsx'),
  messages: () => import('#messages/messages-screen.tsx'),
  questions: () => import('#questions/questions-screen.tsx'),
  reviews: () => import('#reviews/reviews-screen.tsx'),
  tax: further('taxScreen'),
  figures: () => import('#figures/figures-screen.tsx'),
  account: further('accountScreen'),
  trail: () => import('#trail/trail-screen.tsx'),
  codes: () => import('#codes/codes-screen.tsx'),
  giftCards: further('giftCardsScreen'),
  content: () => import('#content/content-screen.tsx'),
  contentItem: () => import('#content/item-screen.tsx'),
  sales: () => import('#sales/sales-screen.tsx'),
  settings: () => import('#settings/settings-screen.tsx'),
  emailTexts: () => import('#settings/email-texts-screen.tsx'),
  carriers: further('carriersScreen'),
  deliveryPlan: further('deliveryPlanScreen'),
  sizeChart: further('sizeChartScreen'),
  apiKeys: further('apiKeysScreen'),
  webhooks: further('webhooksScreen'),
  redirects: further('redirectsScreen'),
  demo: further('demoScreen'),
  roles: further('rolesScreen'),
  team: further('teamScreen'),
}

/** An unknown address, shown inside the frame with its navigation. */
function refuseAddress(): never {
  throw data(null, { status: 404 })
}

export const router = createBrowserRouter(
  [
    {
      path: PATHS.welcome,
      lazy: async () => ({
        Component: (await import('#sign-in/accept-invitation-page.tsx')).AcceptInvitationPage,
      }),
      HydrateFallback: () => null,
    },
    {
      id: LAYOUT_ROUTE_ID,
      Component: Frame,
      ErrorBoundary: ScreenError,
      HydrateFallback: () => null,
      loader: requireCurrentStaff,
      // The signed-in team member does not change between screens.
      shouldRevalidate: () => false,
      children: [
        {
          ErrorBoundary: ScreenError,
          children: [
            ...Object.entries(FILES).map(([name, lazy]) => ({
              path: PATHS[name as keyof typeof FILES],
              lazy,
            })),
            { path: '*', loader: refuseAddress, Component: () => null },
          ],
        },
      ],
    },
  ],
  { basename: BACKOFFICE },
)
