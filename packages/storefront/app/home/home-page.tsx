import { data, Link } from 'react-router'
import { ProductCarousel } from '#catalogue/carousel/product-carousel.tsx'
import { AgeTiles } from '#home/age-tiles.tsx'
import { CategoryDoorways } from '#home/category-doorways.tsx'
import { CollectionBanner } from '#home/collection-banner.tsx'
import { Facts } from '#home/facts.tsx'
import { VideoSlider } from '#home/films/video-slider.tsx'
import { FlashStrip } from '#home/flash-sale/flash-strip.tsx'
import { EndlessGrid } from '#home/grid/endless-grid.tsx'
import { Hero } from '#home/hero/hero.tsx'
import { homeMessages } from '#home/home-messages'
import { loadHome } from '#home/load-home'
import { Newsletter } from '#home/newsletter.tsx'
import { Spotlight } from '#home/spotlight.tsx'
import { WelcomePopup } from '#home/welcome-popup.tsx'
import { loadContext } from '#platform/load-context'
import { messagesOf, useMessages } from '#platform/messages'
import { pageTags } from '#platform/page-tags'
import { shopPicture } from '#platform/shop-picture'
import { Splash } from '#ui/splash.tsx'
import type { Route } from './+types/home-page'

export function meta({ matches }: Route.MetaArgs) {
  const t = messagesOf(homeMessages)
  return pageTags({ title: t.title, description: t.description, path: '/', picture: shopPicture() }, matches)
}

/** A page whose lists did not come is shown, but not kept. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export async function loader({ context }: Route.LoaderArgs) {
  const home = await loadHome(loadContext(context).client)
  return data(home, home.failed ? { headers: { 'cache-control': 'no-store' } } : {})
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useMessages(homeMessages)
  const { flash, bestOfKids, bestSellers, newest, total } = loaderData
  return (
    <>
      <Splash />
      <Hero />
      <Facts />
      <FlashStrip products={flash} />
      <ProductCarousel title={t.bestOfKidswear} products={bestOfKids} />
      <ProductCarousel title={t.bestOfSale} products={bestSellers} />
      <ProductCarousel
        strip
        title={t.newArrivals}
        products={newest}
        aside={
          <Link to="/products" className="more-link">
            {t.seeAll}
          </Link>
        }
      />
      <CollectionBanner />
      <VideoSlider />
      <Spotlight />
      <AgeTiles />
      <CategoryDoorways />
      <EndlessGrid first={newest} total={total} />
      <Newsletter />
      <WelcomePopup />
    </>
  )
}
