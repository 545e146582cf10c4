import { checkoutMessages } from '#checkout/checkout-messages'
import { useMessages } from '#platform/messages'

/** The shape of form and panel until the cart has arrived. */
export function CheckoutSkeleton() {
  const t = useMessages(checkoutMessages)
  return (
    <div className="work-and-panel" role="status" aria-label={t.loading}>
      <div className="form-grid" aria-hidden="true">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((field) => (
          <div key={field} className="skeleton skeleton-field" />
        ))}
      </div>
      <div className="panel skeleton-panel" aria-hidden="true" />
    </div>
  )
}
