import { BACKOFFICE } from '@little-dunes/domain/paths'
import { createBrowserRouter, data, type LoaderFunctionArgs, type RouteObject, replace } from 'react-router'
import { requireCurrentStaff } from '#platform/client'
import { LAYOUT_ROUTE_ID } from '#platform/member'
import { currentPath } from '#shell/former-paths'
import { Frame } from '#shell/frame.tsx'
import { PATHS } from '#shell/paths'
import { ScreenError } from '#shell/screen-error.tsx'

/** A screen that shares a build file with others. */
const further = (name: keyof typeof import('#further-screens')) => async () =>
  (await import('#further-screens'))[name]

/** Build file of each screen, loaded when the screen is opened. */
const FILES: Record<Exclude<keyof typeof PATHS, 'welcome'>, NonNullable<RouteObject['lazy']>> = {
  home: () => import('#home/home-screen.tsx'),
  orders: () => import('#orders/orders-screen.tsx'),
  phoneOrder: () => import('#phone-order/phone-order-screen.tsx'),
  order: () => import('#orders/order/order-screen.tsx'),
  packing: () => import('#packing/packing-screen.tsx'),
  returns: () => import('#returns/returns-screen.tsx'),
  addReturn: () => import('#returns/create-return/create-return-screen.tsx'),
  setAside: async () => (await import('#returns/returns-screen.tsx')).setAsideScreen,
  return: () => import('#returns/return/return-screen.tsx'),
  returnLabel: () => import('#documents/return-label-screen.tsx'),
  sizeLabels: () => import('#documents/size-labels-screen.tsx'),
  print: () => import('#documents/print-screen.tsx'),
  cashOnDelivery: () => import('#cash-on-delivery/cash-screen.tsx'),
  products: () => import('#products/products-screen.tsx'),
  searchWords: () => import('#settings/search-words/search-words-screen.tsx'),
  product: () => import('#products/product/product-screen.tsx'),
  inventory: () => import('#inventory/stock-screen.tsx'),
  inventoryLedger: () => import('#inventory/ledger-screen.tsx'),
  inventoryPaste: () => import('#inventory/pasted/paste-screen.tsx'),
  inventoryCount: () => import('#inventory/count-screen.tsx'),
  inventoryReceive: () => import('#inventory/receive-screen.tsx'),
  imports: () => import('#imports/imports-screen.tsx'),
  import: () => import('#imports/import-screen.tsx'),
  customers: () => import('#customers/customers-screen.tsx'),
  customer: () => import('#customers/customer/customer-screen.tsx'),
  emails: () => import('#emails/emails-screen.tsx'),
  newsletter: () => import('#newsletter/newsletter-screen.tsx'),
  messages: () => import('#messages/messages-screen.tsx'),
  questions: () => import('#questions/questions-screen.tsx'),
  reviews: () => import('#reviews/reviews-screen.tsx'),
  tax: further('taxScreen'),
  analytics: () => import('#analytics/analytics-screen.tsx'),
  account: further('accountScreen'),
  auditLog: () => import('#audit-log/audit-log-screen.tsx'),
  discounts: () => import('#discounts/codes-screen.tsx'),
  giftCards: further('giftCardsScreen'),
  content: () => import('#content/content-screen.tsx'),
  contentItem: () => import('#content/item-screen.tsx'),
  sales: () => import('#sales/sales-screen.tsx'),
  settings: () => import('#settings/settings-screen.tsx'),
  emailTexts: () => import('#settings/email-texts-screen.tsx'),
  couriers: further('carriersScreen'),
  deliveryPlan: further('deliveryPlanScreen'),
  sizeChart: further('sizeChartScreen'),
  apiKeys: further('apiKeysScreen'),
  webhooks: further('webhooksScreen'),
  redirects: further('redirectsScreen'),
  demo: further('demoScreen'),
  roles: further('rolesScreen'),
  team: further('teamScreen'),
  help: () => import('#help/help-screen.tsx'),
  helpChapter: () => import('#help/help-screen.tsx'),
}

/** Redirects a former address. An unknown one is shown inside the frame with its navigation. */
function findAddress({ request }: LoaderFunctionArgs): Response {
  const { pathname, search } = new URL(request.url)
  const path = currentPath(pathname.slice(BACKOFFICE.length))
  if (path === null) throw data(null, { status: 404 })
  return replace(path + search)
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
              id: name,
              path: PATHS[name as keyof typeof FILES],
              lazy,
            })),
            { path: '*', loader: findAddress, Component: () => null },
          ],
        },
      ],
    },
  ],
  { basename: BACKOFFICE },
)
