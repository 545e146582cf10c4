import type { HomeBlock } from '@little-dunes/domain/content/home-blocks'
import { Fragment, type ReactNode, useEffect } from 'react'
import { ProductCarousel } from '#catalogue/carousel/product-carousel.tsx'
import bannerStyles from '#home/collection-banner.module.css'
import { CollectionBanner } from '#home/collection-banner.tsx'
import agesStyles from '#home/doorways/age-tiles.module.css'
import { AgeTiles } from '#home/doorways/age-tiles.tsx'
import categoriesStyles from '#home/doorways/category-tiles.module.css'
import { CategoryTiles } from '#home/doorways/category-tiles.tsx'
import { VideoSlider } from '#home/films/video-slider.tsx'
import { FlashSaleStrip } from '#home/flash-sale/flash-sale-strip.tsx'
import { InfiniteGrid } from '#home/grid/infinite-grid.tsx'
import { Hero } from '#home/hero/hero.tsx'
import { homeMessages } from '#home/home-messages'
import type { HomeOnServer, HomeProps } from '#home/load-home-page'
import { NewArrivals } from '#home/new-arrivals/new-arrivals.tsx'
import { Newsletter } from '#home/newsletter.tsx'
import { scheduleWelcome } from '#home/schedule-welcome'
import { SeeAll } from '#home/see-all.tsx'
import factsStyles from '#home/service-facts.module.css'
import { ServiceFacts } from '#home/service-facts.tsx'
import spotlightStyles from '#home/spotlight.module.css'
import { Spotlight } from '#home/spotlight.tsx'
import { HomeContentContext } from '#home/use-home-content'
import popupStyles from '#home/welcome-popup.module.css'
import { WelcomePopup } from '#home/welcome-popup.tsx'
import { useMessages } from '#platform/messages'
import { showChatLink } from '#shell/footer/show-chat-link'
import { Splash } from '#ui/loading/splash.tsx'
import { Kept } from '#ui/static-part/kept.tsx'
import textStyles from '#ui/text.module.css'

type BodyProps = HomeProps & {
  /** Only on the server: the browser keeps its HTML. */
  onServer?: HomeOnServer
}

/** All blocks in their default order (HOME_BLOCKS of the domain). */
const BLOCKS: Record<HomeBlock, (home: BodyProps, t: typeof homeMessages) => ReactNode> = {
  // The banner is above every page.
  banner: () => null,
  hero: () => <Hero />,
  facts: ({ onServer }) => (
    <Kept styles={[factsStyles]}>
      {import.meta.env.SSR && onServer && <ServiceFacts settings={onServer.settings} />}
    </Kept>
  ),
  flash: ({ flash, onServer }) => <FlashSaleStrip products={onServer?.flash ?? flash} />,
  bestOfKids: ({ bestOfKids, onServer }, { bestOfKidswear: title }) => (
    <ProductCarousel
      title={title}
      products={onServer?.bestOfKids ?? bestOfKids}
      aside={<SeeAll flag="bestofkids" title={title} />}
    />
  ),
  bestSellers: ({ bestSellers, bestSellersTitle: title = homeMessages.bestOfSale, onServer }) => (
    <ProductCarousel
      band
      title={title}
      products={onServer?.bestSellers ?? bestSellers}
      aside={<SeeAll flag="bestseller" title={title} />}
    />
  ),
  newest: ({ newest, lead, onServer }) => <NewArrivals products={onServer?.newest ?? newest} lead={lead} />,
  collection: () => <Kept styles={[bannerStyles]}>{import.meta.env.SSR && <CollectionBanner />}</Kept>,
  videos: () => <VideoSlider />,
  spotlight: () => <Kept styles={[spotlightStyles]}>{import.meta.env.SSR && <Spotlight />}</Kept>,
  ages: () => <Kept styles={[agesStyles]}>{import.meta.env.SSR && <AgeTiles />}</Kept>,
  categories: () => <Kept styles={[categoriesStyles]}>{import.meta.env.SSR && <CategoryTiles />}</Kept>,
  grid: ({ newest, total, onServer }) => <InfiniteGrid first={onServer?.newest ?? newest} total={total} />,
  newsletter: () => <Newsletter />,
  popup: () => <Kept styles={[popupStyles]}>{import.meta.env.SSR && <WelcomePopup />}</Kept>,
}

/** The home page: an island. */
export function HomeBody(props: BodyProps) {
  const { blocks, title, content, onServer } = props
  const t = useMessages(homeMessages)
  // The link is in the frame, which may not be hydrated.
  useEffect(showChatLink, [])
  useEffect(() => (blocks.includes('popup') ? scheduleWelcome() : undefined), [blocks])
  return (
    <HomeContentContext value={onServer?.content ?? content}>
      <Splash />
      {/* The first slide has the heading of the page. */}
      {!blocks.includes('hero') && <h1 className={textStyles.srOnly}>{title}</h1>}
      {blocks.map((name) => (
        <Fragment key={name}>
          {/* Marks where the back office draws its frame. */}
          {import.meta.env.SSR && onServer?.framed && <template data-block={name} />}
          {BLOCKS[name](props, t)}
        </Fragment>
      ))}
    </HomeContentContext>
  )
}
