import { useContext } from 'react'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { StaticDataContext } from '#platform/static-data'
import { loadProductPage, type ServerProduct } from '#product/load-product-page'
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

/** The page itself and its head, when the router leads here. A product that fails to load is not found (PROD-21). */
export async function clientLoader({ url, request, serverLoader }: Route.ClientLoaderArgs) {
  const [page, { part }] = await Promise.all([
    serverLoader(),
    fetchIsland(url, request, { data: async () => ({}), scripts: loadIsland }),
  ])
  return { ...page, part }
}

/** Colour and size in the address change the choice, not the loaded data. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate

/** Unknown products and a failed product list look the same (PROD-19 to PROD-21). */
export const ErrorBoundary = NotFound

function ServerPage() {
  const { props, onServer } = useContext(StaticDataContext) as ServerProduct
  return (
    <IslandHtml scripts={scripts} props={props}>
      <ProductBody {...props} onServer={onServer} />
    </IslandHtml>
  )
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const part = 'part' in loaderData ? loaderData.part : undefined
  return (
    <Island load={loadIsland} part={part}>
      {import.meta.env.SSR && <ServerPage />}
    </Island>
  )
}
