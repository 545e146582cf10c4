import { CheckoutFooter } from '#shell/checkout/checkout-footer.tsx'
import { CheckoutHeader } from '#shell/checkout/checkout-header.tsx'
import { withFrame } from '#shell/page-frame'

/** Header and footer of the pages where customers order. No link there leads away from the order. */
export const CHECKOUT_FRAME = withFrame({ Header: CheckoutHeader, Footer: CheckoutFooter })
