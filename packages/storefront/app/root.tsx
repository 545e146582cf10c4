import './shop.css'
import { DIRECTIONS } from '@little-dunes/domain/i18n/languages'
import { PREVIEW_PARAM } from '@little-dunes/domain/paths'
import { CURRENCY_FORMATS } from '@little-dunes/domain/settings/currency-formats'
import { type ReactNode, useContext, useEffect } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet } from 'react-router'
import { shownPattern } from '#platform/amounts'
import { loadAssortment } from '#platform/load-assortment'
import { PAGE_LANGUAGE } from '#platform/messages'
import { PAGE_FONTS } from '#platform/page-fonts'
import type { RootData } from '#platform/root-data'
import { NonceContext } from '#platform/scripts/nonce-context'
import { shopContext } from '#platform/shop-context'
import { JsonLd } from '#platform/structured-data/json-ld.tsx'
import { ErrorPage } from '#shell/errors/error-page.tsx'
import { NotFound } from '#shell/errors/not-found.tsx'
import { withOfferedLinks } from '#shell/footer/with-offered-links'
import { DeferredScripts } from '#shell/hydration/deferred-scripts.tsx'
import { Shell } from '#shell/shell.tsx'
import { withValidOffer } from '#shell/with-valid-offer'
import type { Route } from './+types/root'
import beforeHydration from './before-hydration.ts?inline-script'
import { startFrame } from './start-frame.ts'
import starter from './starter.ts?script-file'

const font = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const

/** Only in the server's head; the browser's bundle does not contain them. */
const HEAD_LINKS = import.meta.env.SSR
  ? [
      ...PAGE_FONTS.map(font),
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'icon', href: '/favicon-32.png', sizes: '32x32', type: 'image/png' },
      { rel: 'apple-touch-icon', href: '/favicon-180.png' },
      { rel: 'manifest', href: `/${PAGE_LANGUAGE}.webmanifest` },
    ]
  : []

export const links: Route.LinksFunction = () => HEAD_LINKS

/** The settings and texts of every page, the same for all visitors (D-60). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { client, now, publicUrl } = context.get(shopContext)
  const preview = url.searchParams.get(PREVIEW_PARAM) ?? undefined
  const [answer, changes, assortment] = await Promise.all([
    client('GET /api/settings', {}),
    client('GET /api/content', { part: 'frame', preview }),
    loadAssortment(client, preview),
  ])
  if (!answer.success) throw new Error(answer.message)
  if (!changes.success) throw new Error(changes.message)
  const content = assortment
    ? withValidOffer(withOfferedLinks(changes.content, assortment), assortment, answer.settings)
    : changes.content
  const {
    sizeChart: _rows,
    sizeChartWeightHeading: _heading,
    deliveryPlan: _plan,
    strictWasPrices: _strict,
    currencyFormat,
    returnDays: _days,
    pickupFee: _pickup,
    ...settings
  } = answer.settings
  // The default format is left out, because every page carries this data.
  const format = currencyFormat === CURRENCY_FORMATS[PAGE_LANGUAGE][0] ? {} : { currencyFormat }
  return {
    settings: { ...settings, ...format },
    content,
    ...(assortment && { assortment }),
    year: now().getUTCFullYear(),
    publicUrl,
  } satisfies RootData
}

/** Settings do not change during a visit. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  return (
    <html
      lang={PAGE_LANGUAGE}
      dir={DIRECTIONS[PAGE_LANGUAGE]}
      data-amount={import.meta.env.SSR ? shownPattern() : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#174c54" />
        {/* It has run before hydration, so the browser's bundle does not contain it. */}
        <script nonce={nonce} suppressHydrationWarning>
          {import.meta.env.SSR ? beforeHydration : ''}
        </script>
        <Meta />
        <Links />
      </head>
      <body>
        {import.meta.env.SSR && <JsonLd />}
        <Shell>{children}</Shell>
        <DeferredScripts nonce={nonce} starter={import.meta.env.SSR ? starter : ''} />
      </body>
    </html>
  )
}

export default function App() {
  useEffect(startFrame, [])
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <ErrorPage />
}
