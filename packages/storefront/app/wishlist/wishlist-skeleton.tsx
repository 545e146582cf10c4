import { clsx } from 'clsx'
import cardStyles from '#catalogue/card/card.module.css'
import { useMessages } from '#platform/messages'
import skeletonStyles from '#ui/loading/skeleton.module.css'
import styles from '#wishlist/wishlist.module.css'
import { wishlistMessages } from '#wishlist/wishlist-messages'

export function WishlistSkeleton() {
  const t = useMessages(wishlistMessages)
  return (
    <div className={clsx(cardStyles.grid, styles.grid)} role="status" aria-label={t.loading}>
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <div key={card} className={cardStyles.card} aria-hidden="true">
          <div className={clsx(cardStyles.picture, skeletonStyles.block, cardStyles.waiting)} />
        </div>
      ))}
    </div>
  )
}
