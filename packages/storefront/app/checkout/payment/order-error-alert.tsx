import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import { PATHS } from '@little-dunes/domain/paths'
import { checkoutMessages } from '#checkout/checkout-messages'
import { useMessages } from '#platform/messages'
import { Callout } from '#ui/callout.tsx'
import { Link } from '#ui/link.tsx'
import textStyles from '#ui/text.module.css'

/** The shop's own message about a refused order. */
export function OrderErrorAlert({ refusal }: { refusal: WireRefusal }) {
  const t = useMessages(checkoutMessages)
  const isShort = refusal.code === 'out_of_stock'
  return (
    <Callout kind="danger" live>
      <p>{refusal.message}</p>
      <Link to={isShort ? PATHS.cart : PATHS.checkout} className={textStyles.link}>
        {isShort ? t.toCart : t.toCheckout}
      </Link>
    </Callout>
  )
}
