import { ShoppersOnly } from '#account/shoppers-only.tsx'
import { checkoutMessages } from '#checkout/checkout-messages'
import { useMessages } from '#platform/messages'
import { ButtonLink } from '#ui/button.tsx'
import { Loader } from '#ui/loader.tsx'

/** VER-01. Guests see the word and go on to the login page (D-26). */
export default function VerifyPage() {
  const t = useMessages(checkoutMessages)
  return (
    <div className="wrap filled-page">
      <title>{t.verifyTitle}</title>
      <div className="empty-state">
        <h1 className="display">{t.verify}</h1>
        <ShoppersOnly waiting={<Loader />}>
          <ButtonLink to="/orders">{t.myOrders}</ButtonLink>
        </ShoppersOnly>
      </div>
    </div>
  )
}
