import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { RequireSignIn } from '#account/require-sign-in.tsx'
import { CheckoutForm } from '#checkout/checkout-form.tsx'
import checkoutStyles from '#checkout/checkout-layout.module.css'
import { checkoutMessages } from '#checkout/checkout-messages'
import { CheckoutSkeleton } from '#checkout/checkout-skeleton.tsx'
import { WithCart } from '#checkout/with-cart.tsx'
import { PageTitle } from '#platform/head/page-title.tsx'
import { useMessages } from '#platform/messages'
import { useRootData } from '#platform/root-data'
import { CHECKOUT_FRAME } from '#shell/checkout/checkout-frame'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

export const handle = CHECKOUT_FRAME

export default function CheckoutPage() {
  const t = useMessages(checkoutMessages)
  const takesGuests = useRootData()?.settings.guestCheckout === true
  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage, checkoutStyles.page)}>
      <PageTitle>{t.checkoutTitle}</PageTitle>
      <Breadcrumbs
        steps={[{ label: t.home, to: PATHS.home }, { label: t.cart, to: PATHS.cart }, { label: t.checkout }]}
      />
      <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{t.checkout}</h1>
      <RequireSignIn waiting={<CheckoutSkeleton />} {...(takesGuests && { guests: 'all' })}>
        <WithCart>{(contents, fees) => <CheckoutForm contents={contents} fees={fees} />}</WithCart>
      </RequireSignIn>
    </div>
  )
}
