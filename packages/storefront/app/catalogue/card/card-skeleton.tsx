import { clsx } from 'clsx'
import cardStyles from '#catalogue/card/card.module.css'
import skeletonStyles from '#ui/loading/skeleton.module.css'
import priceStyles from '#ui/price.module.css'
/** The place of a card that is still to come: its own geometry, so that nothing moves when it is there. */
export function CardSkeleton() {
  return (
    <div className={cardStyles.card} aria-hidden="true">
      <div className={clsx(cardStyles.picture, skeletonStyles.block, cardStyles.waiting)} />
      <p className={cardStyles.name}>&nbsp;</p>
      <p className={clsx(priceStyles.price, cardStyles.price)}>&nbsp;</p>
    </div>
  )
}
