import type { ReactNode } from 'react'
import { AddedPanelPlace } from '#cart/added/added-panel-place.tsx'
import { PostLoginCartBanner } from '#cart/post-login-cart-banner.tsx'
import { useNavigate } from '#platform/address/address'
import { useMessages } from '#platform/messages'
import { AnnouncementBar } from '#shell/announcement-bar.tsx'
import { Footer } from '#shell/footer/footer.tsx'
import { Header } from '#shell/header/header.tsx'
import { useClickReplay } from '#shell/hydration/use-click-replay'
import { useSessionAttribute } from '#shell/hydration/use-session-attribute'
import { LanguageOffer } from '#shell/language/language-offer.tsx'
import { MobileBar } from '#shell/mobile-bar.tsx'
import { NavigationProgress } from '#shell/navigation/navigation-progress.tsx'
import { useOfflineLinks } from '#shell/navigation/use-offline-links'
import { usePrefetch } from '#shell/navigation/use-prefetch'
import { useScrollReset } from '#shell/navigation/use-scroll-reset'
import { usePageFrame } from '#shell/page-frame'
import styles from '#shell/shell.module.css'
import { shellMessages } from '#shell/shell-messages'
import { NavigateContext } from '#ui/link.tsx'
import { Splash } from '#ui/loading/splash.tsx'
import { Announcer } from '#ui/toast/announcer.tsx'
import { ToastRegion } from '#ui/toast/toast-region.tsx'

export function Shell({ children }: { children: ReactNode }) {
  const t = useMessages(shellMessages)
  const frame = usePageFrame()
  useScrollReset()
  useSessionAttribute()
  useOfflineLinks()
  usePrefetch()
  useClickReplay()
  return (
    <NavigateContext value={useNavigate()}>
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
      <main id="content" tabIndex={-1}>
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
      <AddedPanelPlace />
      <LanguageOffer />
      <Announcer />
      <ToastRegion />
      <NavigationProgress />
      <Splash onceAVisit />
    </NavigateContext>
  )
}
