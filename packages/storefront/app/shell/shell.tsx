import type { ReactNode } from 'react'
import { PostLoginCartBanner } from '#cart/post-login-cart-banner.tsx'
import { useLocation, useMatches, useNavigate } from '#platform/address/address'
import { useMessages } from '#platform/messages'
import { isStill, STILL_ATTRIBUTE } from '#platform/scripts/start-of-scripts'
import { AnnouncementBar } from '#shell/announcement-bar.tsx'
import { Footer } from '#shell/footer/footer.tsx'
import { Header } from '#shell/header/header.tsx'
import { useClickReplay } from '#shell/hydration/use-click-replay'
import { useSessionAttribute } from '#shell/hydration/use-session-attribute'
import { useFrameOfIsland } from '#shell/island/frame-of-island'
import { isWithIsland } from '#shell/island/with-island'
import { LanguageOffer } from '#shell/language/language-offer.tsx'
import { MobileBar } from '#shell/mobile-bar.tsx'
import { NavigationProgress } from '#shell/navigation/navigation-progress.tsx'
import { usePrefetch } from '#shell/navigation/use-prefetch'
import { useScrollReset } from '#shell/navigation/use-scroll-reset'
import { Notices } from '#shell/notices.tsx'
import { usePageFrame } from '#shell/page-frame'
import styles from '#shell/shell.module.css'
import { shellMessages } from '#shell/shell-messages'
import { NavigateContext } from '#ui/link.tsx'
import { Splash } from '#ui/loading/splash.tsx'

export function Shell({ children }: { children: ReactNode }) {
  const t = useMessages(shellMessages)
  const frame = usePageFrame()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const matches = useMatches()
  const hasIsland = matches.some(isWithIsland)
  const still = matches.some(isStill)
  useScrollReset()
  useSessionAttribute()
  usePrefetch()
  useClickReplay()
  useFrameOfIsland(navigate)
  return (
    <NavigateContext value={navigate}>
      <a className={styles.skipLink} href="#content">
        {t.skip}
      </a>
      {frame ? (
        <frame.Header />
      ) : (
        <>
          <AnnouncementBar />
          <Header />
        </>
      )}
      <main id="content" tabIndex={-1} {...(still && { [STILL_ATTRIBUTE]: '' })}>
        {children}
      </main>
      {frame ? (
        <frame.Footer />
      ) : (
        <>
          <Footer />
          <MobileBar />
        </>
      )}
      <PostLoginCartBanner />
      <LanguageOffer />
      {!hasIsland && <Notices page={pathname} />}
      <NavigationProgress />
      <Splash onceAVisit />
    </NavigateContext>
  )
}
