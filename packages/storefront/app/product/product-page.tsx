import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { loadProductPage } from '#product/load-product-page'
import { ProductBody } from '#product/product-body.tsx'
import scripts from '#product/product-island.tsx?island-scripts'
import { productMeta } from '#product/product-meta'
import { NotFound } from '#shell/errors/not-found.tsx'
import { fetchIsland } from '#shell/island/fetch-island'
import { Island } from '#shell/island/island.tsx'
import { IslandHtml } from '#shell/island/island-html.tsx'
import { WITH_ISLAND } from '#shell/island/with-island'
import type { Route } from './+types/product-page'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? productMeta(loaderData.head, matches) : []
}

export const handle = WITH_ISLAND

export const loader = ({ url, params, context }: Route.LoaderArgs) => loadProductPage(context, params.id, url)

const loadIsland = () => import('#product/product-island.tsx')

export const clientLoader = (args: Route.ClientLoaderArgs) => fetchIsland(args, loadIsland)

/** Colour and size in the address change the choice, not the loaded data. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

/** Unknown products and a failed product list look the same (PROD-19 to PROD-21). */
export const ErrorBoundary = NotFound

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  return (
    <Island load={loadIsland} data={loaderData}>
      {import.meta.env.SSR && <IslandHtml scripts={scripts} Page={ProductBody} />}
    </Island>
  )
}
