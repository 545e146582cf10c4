import { CheckoutFooter } from '#shell/checkout/checkout-footer.tsx'
import { CheckoutHeader } from '#shell/checkout/checkout-header.tsx'
import { withFrame } from '#shell/page-frame'

/** Header and footer of the pages where customers order. They have no navigation. */
export const CHECKOUT_FRAME = withFrame({ Header: CheckoutHeader, Footer: CheckoutFooter })
