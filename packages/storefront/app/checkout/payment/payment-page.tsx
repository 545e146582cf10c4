import { PATHS } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { RequireSignIn } from '#account/require-sign-in.tsx'
import type { CartContents } from '#cart/cart-contents'
import checkoutStyles from '#checkout/checkout-layout.module.css'
import { checkoutMessages } from '#checkout/checkout-messages'
import { CheckoutSkeleton } from '#checkout/checkout-skeleton.tsx'
import { PaymentForm } from '#checkout/payment/payment-form.tsx'
import { useStartedPayment } from '#checkout/payment/use-started-payment'
import { readPaymentPageState } from '#checkout/payment-page-state'
import { WithCart } from '#checkout/with-cart.tsx'
import { useLocation, useNavigate } from '#platform/address/address'
import { PageTitle } from '#platform/head/page-title.tsx'
import { useMessages } from '#platform/messages'
import { CHECKOUT_FRAME } from '#shell/checkout/checkout-frame'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

/** The checkout state is in the history entry, so it survives a reload; without it, the page leads back (D-51). */
function Payment() {
  const t = useMessages(checkoutMessages)
  const navigate = useNavigate()
  const state = readPaymentPageState(useLocation().state)
  const { verifying, visit } = useStartedPayment()
  const [frozen, hold] = useState<CartContents | null>(null)
  const lost = state === null && !verifying
  useEffect(() => {
    if (lost) navigate(PATHS.checkout, { replace: true })
  }, [lost, navigate])
  if (!state || verifying) return <CheckoutSkeleton />
  return (
    <WithCart hint={t.orderedElsewhere} frozen={frozen}>
      {(contents, fees, refresh) => (
        <PaymentForm
          key={visit}
          state={state}
          contents={contents}
          fees={fees}
          refresh={refresh}
          hold={hold}
        />
      )}
    </WithCart>
  )
}

export const handle = CHECKOUT_FRAME

export default function PaymentPage() {
  const t = useMessages(checkoutMessages)
  return (
    <div className={clsx(layoutStyles.wrap, layoutStyles.filledPage, checkoutStyles.page)}>
      <PageTitle>{t.paymentTitle}</PageTitle>
      <Breadcrumbs
        steps={[
          { label: t.home, to: PATHS.home },
          { label: t.checkout, to: PATHS.checkout },
          { label: t.payments },
        ]}
      />
      <h1 className={clsx(textStyles.display, textStyles.pageTitle)}>{t.payment}</h1>
      <RequireSignIn waiting={<CheckoutSkeleton />} guests="ordering">
        <Payment />
      </RequireSignIn>
    </div>
  )
}
