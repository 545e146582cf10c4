import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { cartPageMessages } from '#cart/cart-page-messages'
import { SignedInCart } from '#cart/signed-in-cart.tsx'
import { PageTitle } from '#platform/head/page-title.tsx'
import { useMessages } from '#platform/messages'
import type { ReturnState } from '#platform/return-path'
import { useRootData } from '#platform/root-data'
import { useSession } from '#platform/session'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyIllustration } from '#ui/empty-illustration.tsx'
import emptyStateStyles from '#ui/empty-state.module.css'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

/** CART-07, CART-08. The guest's lines are already in local storage, so this only links to the login page (D-22). */
function GuestCart() {
  const t = useMessages(cartPageMessages)
  return (
    <div className={emptyStateStyles.state}>
      <EmptyIllustration scene="spot-4" />
      <h1 className={textStyles.display}>{t.guestHeading}</h1>
      <p>{t.guest}</p>
      <ButtonLink to={PATHS.login} state={{ returnTo: PATHS.cart } satisfies ReturnState}>
        {t.goToLogin}
      </ButtonLink>
    </div>
  )
}

/**
 * The page contains both halves. Until the session is known, style sheets show the one for this visitor, so that
 * nothing jumps (D-60). Where guests may order, they see the same cart as customers.
 */
export default function CartPage() {
  const t = useMessages(cartPageMessages)
  const status = useSession((session) => session.status)
  const takesGuests = useRootData()?.settings.guestCheckout === true
  const half = (visitor: string) => (status === 'checking' && !takesGuests ? visitor : undefined)
  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage)}>
      <PageTitle>{t.title}</PageTitle>
      {status !== 'signed-in' && !takesGuests && (
        <div data-visitor={half('guest')}>
          <GuestCart />
        </div>
      )}
      {(status !== 'guest' || takesGuests) && (
        <div data-visitor={half('customer')}>
          <Breadcrumbs steps={[{ label: t.home, to: PATHS.home }, { label: t.cart }]} />
          <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{t.heading}</h1>
          <SignedInCart />
        </div>
      )}
    </div>
  )
}
