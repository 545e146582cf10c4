import type { HomeBlock } from '@little-dunes/domain/content/home-blocks'
import { filsFromAed } from '@little-dunes/domain/money'
import { FRAMED_PARAM, PATHS, PREVIEW_PARAM } from '@little-dunes/domain/paths'
import { Fragment, type ReactNode } from 'react'
import { data } from 'react-router'
import { ProductCarousel } from '#catalogue/carousel/product-carousel.tsx'
import { AgeTiles } from '#home/age-tiles.tsx'
import { CategoryTiles } from '#home/category-tiles.tsx'
import { CollectionBanner } from '#home/collection-banner.tsx'
import { VideoSlider } from '#home/films/video-slider.tsx'
import { FlashSaleStrip } from '#home/flash-sale/flash-sale-strip.tsx'
import { InfiniteGrid } from '#home/grid/infinite-grid.tsx'
import { Hero } from '#home/hero/hero.tsx'
import { homeMessages } from '#home/home-messages'
import { EMPTY_HOME, type HomeData, loadHome } from '#home/load-home'
import { NewArrivals } from '#home/new-arrivals/new-arrivals.tsx'
import { Newsletter } from '#home/newsletter.tsx'
import { SeeAll } from '#home/see-all.tsx'
import { ServiceFacts } from '#home/service-facts.tsx'
import { Spotlight } from '#home/spotlight.tsx'
import { WelcomePopup } from '#home/welcome-popup.tsx'
import { formatPrice } from '#platform/amounts'
import { getRootCause } from '#platform/get-root-cause'
import { getRootData, metaTags } from '#platform/head/meta-tags'
import { titleIn } from '#platform/head/page-title.tsx'
import { shopPreviewImage } from '#platform/head/shop-preview-image'
import { getMessages, useMessages } from '#platform/messages'
import { useShopName } from '#platform/root-data'
import { STARTS_WHEN_USED } from '#platform/scripts/start-of-scripts'
import { shopContext } from '#platform/shop-context'
import { jsonLdOfPage } from '#platform/structured-data/json-ld-context'
import { jsonLdText } from '#platform/structured-data/json-ld-text'
import { shopJsonLd } from '#platform/structured-data/shop-json-ld'
import { Splash } from '#ui/loading/splash.tsx'
import textStyles from '#ui/text.module.css'
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

export const handle = STARTS_WHEN_USED

/** A page whose lists failed is shown, but not cached. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
  const preview = url.searchParams.get(PREVIEW_PARAM) ?? undefined
  const { client, publicUrl } = context.get(shopContext)
  const [home, settings] = await Promise.all([loadHome(client, preview), client('GET /api/settings', {})])
  if (settings.success) context.set(jsonLdOfPage, jsonLdText(shopJsonLd(settings.settings, publicUrl)))
  const shown: HomeData = url.searchParams.has(FRAMED_PARAM) ? { ...home, framed: true } : home
  return data(shown, home.failed ? { headers: { 'cache-control': 'no-store' } } : {})
}

/** Navigation inside the shop shows the page even when its lists failed, with empty states (HOME-36 to HOME-38). */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<HomeData> {
  try {
    return await serverLoader()
  } catch (cause) {
    console.error('Could not load the product list:', getRootCause(cause))
    return EMPTY_HOME
  }
}

/** All blocks in their default order (HOME_BLOCKS of the domain). */
const BLOCKS: Record<HomeBlock, (home: HomeData, t: typeof homeMessages) => ReactNode> = {
  // The banner is above every page.
  banner: () => null,
  hero: () => <Hero />,
  facts: () => <ServiceFacts />,
  flash: ({ flash }) => <FlashSaleStrip products={flash} />,
  bestOfKids: ({ bestOfKids }, { bestOfKidswear: title }) => (
    <ProductCarousel title={title} products={bestOfKids} aside={<SeeAll flag="bestofkids" title={title} />} />
  ),
  bestSellers: ({ bestSellers, bestSellersTitle: title = homeMessages.bestOfSale }) => (
    <ProductCarousel
      band
      title={title}
      products={bestSellers}
      aside={<SeeAll flag="bestseller" title={title} />}
    />
  ),
  newest: ({ newest }) => <NewArrivals products={newest} />,
  collection: () => <CollectionBanner />,
  videos: () => <VideoSlider />,
  spotlight: () => <Spotlight />,
  ages: () => <AgeTiles />,
  categories: () => <CategoryTiles />,
  grid: ({ newest, total }) => <InfiniteGrid first={newest} total={total} />,
  newsletter: () => <Newsletter />,
  popup: () => <WelcomePopup />,
}
const IN_ORDER = Object.keys(BLOCKS) as HomeBlock[]

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useMessages(homeMessages)
  const title = titleIn(useShopName(), t.title)
  const blocks = loaderData.content.blocks ?? IN_ORDER
  return (
    <>
      <Splash />
      {/* The first slide has the heading of the page. */}
      {!blocks.includes('hero') && <h1 className={textStyles.srOnly}>{title}</h1>}
      {blocks.map((name) => (
        <Fragment key={name}>
          {/* Marks where the back office draws its frame. */}
          {import.meta.env.SSR && loaderData.framed && <template data-block={name} />}
          {BLOCKS[name](loaderData, t)}
        </Fragment>
      ))}
    </>
  )
}
