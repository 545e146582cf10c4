import { filsFromAed } from '@little-dunes/domain/money'
import { PATHS } from '@little-dunes/domain/paths'
import { HomeBody } from '#home/home-body.tsx'
import scripts from '#home/home-island.tsx?island-scripts'
import { homeMessages } from '#home/home-messages'
import { loadHomePage } from '#home/load-home-page'
import { formatPrice } from '#platform/amounts'
import { getRootData, metaTags } from '#platform/head/meta-tags'
import { shopPreviewImage } from '#platform/head/shop-preview-image'
import { getMessages } from '#platform/messages'
import { fetchIsland } from '#shell/island/fetch-island'
import { Island } from '#shell/island/island.tsx'
import { IslandHtml } from '#shell/island/island-html.tsx'
import { WITH_ISLAND } from '#shell/island/with-island'
import type { Route } from './+types/home-page'

export function meta({ matches }: Route.MetaArgs) {
  const t = getMessages(homeMessages)
  const settings = getRootData(matches)?.settings
  const limit = formatPrice(filsFromAed(settings?.freeDeliveryAbove ?? 0))
  const description = t.description(limit, !settings?.cashOff)
  return metaTags(
    { title: t.title, description, path: PATHS.home, picture: shopPreviewImage(matches) },
    matches,
  )
}

export const handle = WITH_ISLAND

/** A page whose lists failed is shown, but not cached. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const loader = ({ url, context }: Route.LoaderArgs) => loadHomePage(context, url)

const loadIsland = () => import('#home/home-island.tsx')

export const clientLoader = (args: Route.ClientLoaderArgs) => fetchIsland(args, loadIsland)

export default function HomePage({ loaderData }: Route.ComponentProps) {
  return (
    <Island load={loadIsland} data={loaderData}>
      {import.meta.env.SSR && <IslandHtml scripts={scripts} Page={HomeBody} />}
    </Island>
  )
}
