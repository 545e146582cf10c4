import { useMessages } from '#platform/messages'
import { wishlistMessages } from '#wishlist/wishlist-messages'

/** The shape of the list until it has arrived. */
export function WishlistSkeleton() {
  const t = useMessages(wishlistMessages)
  return (
    <div className="product-grid wish-grid" role="status" aria-label={t.loading}>
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <div key={card} className="card" aria-hidden="true">
          <div className="card-picture skeleton" />
        </div>
      ))}
    </div>
  )
}
