import type { ReactNode } from 'react'
import { CartAnnouncer } from '#cart/cart-announcer.tsx'
import { CartReminder } from '#cart/cart-reminder.tsx'
import { useMessages } from '#platform/messages'
import { Footer } from '#shell/footer/footer.tsx'
import { Header } from '#shell/header/header.tsx'
import { useSessionMark } from '#shell/hydration/use-session-mark'
import { useWaking } from '#shell/hydration/use-waking'
import { MobileBar } from '#shell/mobile-bar.tsx'
import { Underway } from '#shell/navigation/underway.tsx'
import { useArrival } from '#shell/navigation/use-arrival'
import { useStaying } from '#shell/navigation/use-staying'
import { OfferBanner } from '#shell/offer-banner.tsx'
import { shellMessages } from '#shell/shell-messages'
import { Opening } from '#ui/opening.tsx'
import { ToastRegion } from '#ui/toast/toast-region.tsx'

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useMessages(shellMessages)
  useArrival()
  useSessionMark()
  useStaying()
  useWaking()
  return (
    <>
      <a className="skip-link" href="#content">
        {t.skip}
      </a>
      <OfferBanner />
      <Header />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <MobileBar />
      <CartReminder />
      <CartAnnouncer />
      <ToastRegion />
      <Underway />
      <Opening />
    </>
  )
}
