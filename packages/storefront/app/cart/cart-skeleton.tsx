import { cartMessages } from '#cart/cart-messages'
import { useMessages } from '#platform/messages'

/** The cart's shape until its lines have arrived. */
export function CartSkeleton() {
  const t = useMessages(cartMessages)
  return (
    <div className="work-and-panel" role="status" aria-label={t.loading}>
      <div aria-hidden="true">
        {['first', 'second'].map((line) => (
          <div key={line} className="item-line">
            <div className="skeleton item-line-picture" />
            <div className="skeleton-words">
              <div className="skeleton" />
              <div className="skeleton" />
              <div className="skeleton" />
            </div>
          </div>
        ))}
      </div>
      <div className="panel skeleton-panel" aria-hidden="true" />
    </div>
  )
}
