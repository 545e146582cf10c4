import { fillFlashSaleStrip } from '@little-dunes/domain/catalogue/curated-lists'
import type { HomeBlock } from '@little-dunes/domain/content/home-blocks'
import type { WireContent } from '@little-dunes/domain/contract/content/content-calls'
import type { WireSettings } from '@little-dunes/domain/contract/settings/settings-calls'
import { FRAMED_PARAM, PREVIEW_PARAM } from '@little-dunes/domain/paths'
import { data, type RouterContextProvider } from 'react-router'
import { homeMessages } from '#home/home-messages'
import { type HomeData, loadHome } from '#home/load-home'
import { findLead, type LeadProduct } from '#home/new-arrivals/new-arrivals.tsx'
import { titleIn } from '#platform/head/page-title.tsx'
import { getMessages } from '#platform/messages'
import { shopContext } from '#platform/shop-context'
import { staticDataOfPage } from '#platform/static-data'
import { jsonLdOfPage } from '#platform/structured-data/json-ld-context'
import { jsonLdText } from '#platform/structured-data/json-ld-text'
import { shopJsonLd } from '#platform/structured-data/shop-json-ld'
import type { IslandData } from '#shell/island/island-html.tsx'

/** Props of the island: the number of cards in each strip, and the content that hydrates. */
export interface HomeProps {
  blocks: readonly HomeBlock[]
  /** Title of the page. */
  title: string
  flash: number
  bestOfKids: number
  bestSellers: number
  newest: number
  /** Number of products in the whole list. */
  total: number
  lead?: LeadProduct
  /** Changes of the team to the blocks that hydrate. */
  content: WireContent
  /** Replaces the heading of the best sellers. */
  bestSellersTitle?: string
}

/** Data that only the server needs. */
export interface HomeOnServer
  extends Pick<HomeData, 'flash' | 'bestOfKids' | 'bestSellers' | 'newest' | 'content'> {
  settings: WireSettings
  /** Set in the back office preview, where the page's scripts do not start. */
  framed: boolean
}

/** Changes to the blocks that browsers hydrate. */
function changesForBrowser({ changed: { hero, videos, newsletter } }: WireContent): WireContent {
  return { changed: { ...(hero && { hero }), ...(videos && { videos }), ...(newsletter && { newsletter }) } }
}

function toProps(home: HomeData, { shopName }: WireSettings): HomeProps {
  const lead = findLead(home.newest)
  return {
    blocks: home.content.blocks ?? [],
    title: titleIn(shopName, getMessages(homeMessages).title),
    flash: fillFlashSaleStrip(home.flash).length,
    bestOfKids: home.bestOfKids.length,
    bestSellers: home.bestSellers.length,
    newest: home.newest.length,
    total: home.total,
    ...(lead && { lead }),
    content: changesForBrowser(home.content),
    ...(home.bestSellersTitle !== undefined && { bestSellersTitle: home.bestSellersTitle }),
  }
}

/** Loads the page for the server. A page whose lists failed is shown, but not cached. */
export async function loadHomePage(context: Readonly<RouterContextProvider>, url: URL) {
  const preview = url.searchParams.get(PREVIEW_PARAM) ?? undefined
  const { client, publicUrl } = context.get(shopContext)
  const [home, answer] = await Promise.all([loadHome(client, preview), client('GET /api/settings', {})])
  if (!answer.success) throw new Error(answer.message)
  const { settings } = answer
  context.set(jsonLdOfPage, jsonLdText(shopJsonLd(settings, publicUrl)))
  const { flash, bestOfKids, bestSellers, newest, content } = home
  const framed = url.searchParams.has(FRAMED_PARAM)
  const page: IslandData<HomeProps, HomeOnServer> = {
    props: toProps(home, settings),
    onServer: { flash, bestOfKids, bestSellers, newest, content, settings, framed },
  }
  context.set(staticDataOfPage, page)
  const measured =
    settings.measuring && newest.map(({ id, name, category, now }) => ({ id, name, category, now }))
  return data(
    measured ? { newest: measured } : {},
    home.failed ? { headers: { 'cache-control': 'no-store' } } : {},
  )
}
