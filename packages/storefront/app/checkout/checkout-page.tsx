import { RequireSignIn } from '#account/require-sign-in.tsx'
import { CheckoutForm } from '#checkout/checkout-form.tsx'
import { checkoutMessages } from '#checkout/checkout-messages'
import { CheckoutSkeleton } from '#checkout/checkout-skeleton.tsx'
import { WithCart } from '#checkout/with-cart.tsx'
import { useMessages } from '#platform/messages'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'

export default function CheckoutPage() {
  const t = useMessages(checkoutMessages)
  return (
    <div className="wrap filled-page">
      <title>{t.checkoutTitle}</title>
      <Breadcrumbs
        steps={[{ label: t.home, to: '/' }, { label: t.cart, to: '/cart' }, { label: t.checkout }]}
      />
      <h1 className="display page-title">{t.checkout}</h1>
      <RequireSignIn waiting={<CheckoutSkeleton />}>
        <WithCart>{(contents, fees) => <CheckoutForm contents={contents} fees={fees} />}</WithCart>
      </RequireSignIn>
    </div>
  )
}
