import { BACKOFFICE } from '@little-dunes/domain/paths'
import { createBrowserRouter, data } from 'react-router'
import { requireCurrentStaff } from '#platform/client'
import { LAYOUT_ROUTE_ID } from '#platform/member'
import { Frame } from '#shell/frame.tsx'
import { PATHS } from '#shell/paths'
import { ScreenError } from '#shell/screen-error.tsx'

/** An address that is no screen's, inside the frame with its ways on. */
function refuseAddress(): never {
  throw data(null, { status: 404 })
}

/** Every screen: its address and what loads it when it is opened. */
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
      // Who is signed in does not change from one screen to the next.
      shouldRevalidate: () => false,
      children: [
        {
          ErrorBoundary: ScreenError,
          children: [
            { index: true, lazy: () => import('#today/today-screen.tsx') },
            { path: PATHS.orders, lazy: () => import('#orders/orders-screen.tsx') },
            { path: PATHS.phoneOrder, lazy: () => import('#phone-order/phone-order-screen.tsx') },
            { path: `${PATHS.orders}/:id`, lazy: () => import('#orders/order/order-screen.tsx') },
            { path: PATHS.packing, lazy: () => import('#packing/packing-screen.tsx') },
            { path: PATHS.returns, lazy: () => import('#returns/returns-screen.tsx') },
            { path: PATHS.takeBack, lazy: () => import('#returns/take-back/take-back-screen.tsx') },
            {
              path: PATHS.setAside,
              lazy: async () => (await import('#returns/returns-screen.tsx')).setAsideScreen,
            },
            { path: `${PATHS.returns}/:id`, lazy: () => import('#returns/return/return-screen.tsx') },
            { path: `${PATHS.returnLabel}/:id`, lazy: () => import('#papers/return-label-screen.tsx') },
            { path: PATHS.sizeLabels, lazy: () => import('#papers/size-labels-screen.tsx') },
            { path: PATHS.print, lazy: () => import('#papers/print-screen.tsx') },
            { path: PATHS.cash, lazy: () => import('#cash/cash-screen.tsx') },
            { path: PATHS.products, lazy: () => import('#products/products-screen.tsx') },
            { path: PATHS.searchWords, lazy: () => import('#settings/search-words/search-words-screen.tsx') },
            { path: `${PATHS.products}/:id`, lazy: () => import('#products/product/product-screen.tsx') },
            { path: PATHS.stock, lazy: () => import('#stock/stock-screen.tsx') },
            { path: PATHS.stockLedger, lazy: () => import('#stock/ledger-screen.tsx') },
            { path: PATHS.stockPaste, lazy: () => import('#stock/pasted/paste-screen.tsx') },
            { path: PATHS.stockCount, lazy: () => import('#stock/count-screen.tsx') },
            { path: PATHS.stockReceive, lazy: () => import('#stock/receive-screen.tsx') },
            { path: PATHS.imports, lazy: () => import('#imports/imports-screen.tsx') },
            { path: `${PATHS.imports}/:id`, lazy: () => import('#imports/import-screen.tsx') },
            { path: PATHS.shoppers, lazy: () => import('#shoppers/shoppers-screen.tsx') },
            { path: `${PATHS.shoppers}/:id`, lazy: () => import('#shoppers/shopper/shopper-screen.tsx') },
            { path: PATHS.emails, lazy: () => import('#emails/emails-screen.tsx') },
            { path: PATHS.newsletter, lazy: () => import('#newsletter/newsletter-screen.tsx') },
            { path: PATHS.messages, lazy: () => import('#messages/messages-screen.tsx') },
            { path: PATHS.questions, lazy: () => import('#questions/questions-screen.tsx') },
            { path: PATHS.reviews, lazy: () => import('#reviews/reviews-screen.tsx') },
            { path: PATHS.tax, lazy: async () => (await import('#further-screens')).taxScreen },
            { path: PATHS.figures, lazy: () => import('#figures/figures-screen.tsx') },
            { path: PATHS.account, lazy: async () => (await import('#further-screens')).accountScreen },
            { path: PATHS.trail, lazy: () => import('#trail/trail-screen.tsx') },
            { path: PATHS.codes, lazy: () => import('#codes/codes-screen.tsx') },
            { path: PATHS.giftCards, lazy: async () => (await import('#further-screens')).giftCardsScreen },
            { path: PATHS.content, lazy: () => import('#content/content-screen.tsx') },
            { path: `${PATHS.content}/*`, lazy: () => import('#content/item-screen.tsx') },
            { path: PATHS.sales, lazy: () => import('#sales/sales-screen.tsx') },
            { path: PATHS.settings, lazy: () => import('#settings/settings-screen.tsx') },
            { path: PATHS.emailTexts, lazy: () => import('#settings/email-texts-screen.tsx') },
            {
              path: PATHS.carriers,
              lazy: async () => (await import('#further-screens')).carriersScreen,
            },
            {
              path: PATHS.deliveryPlan,
              lazy: async () => (await import('#further-screens')).deliveryPlanScreen,
            },
            {
              path: PATHS.sizeChart,
              lazy: async () => (await import('#further-screens')).sizeChartScreen,
            },
            {
              path: PATHS.apiKeys,
              lazy: async () => (await import('#further-screens')).apiKeysScreen,
            },
            {
              path: PATHS.webhooks,
              lazy: async () => (await import('#further-screens')).webhooksScreen,
            },
            {
              path: PATHS.redirects,
              lazy: async () => (await import('#further-screens')).redirectsScreen,
            },
            { path: PATHS.demo, lazy: async () => (await import('#further-screens')).demoScreen },
            { path: PATHS.roles, lazy: async () => (await import('#further-screens')).rolesScreen },
            { path: PATHS.team, lazy: async () => (await import('#further-screens')).teamScreen },
            { path: '*', loader: refuseAddress, Component: () => null },
          ],
        },
      ],
    },
  ],
  { basename: BACKOFFICE },
)
