import type { ReactNode } from 'react'
import { CartAnnouncer } from '#cart/cart-announcer.tsx'
import { CartReminder } from '#cart/cart-reminder.tsx'
import { useMessages } from '#platform/messages'
import { Footer } from '#shell/footer.tsx'
import { Header } from '#shell/header.tsx'
import { MobileBar } from '#shell/mobile-bar.tsx'
import { OfferBanner } from '#shell/offer-banner.tsx'
import { shellMessages } from '#shell/shell-messages'
import { Underway } from '#shell/underway.tsx'
import { useArrival } from '#shell/use-arrival'
import { useSessionMark } from '#shell/use-session-mark'
import { useStaying } from '#shell/use-staying'
import { useWaking } from '#shell/use-waking'
import { Opening } from '#ui/opening.tsx'
import { ToastRegion } from '#ui/toast-region.tsx'

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
