import { clsx } from 'clsx'
import cardStyles from '#catalogue/card/card.module.css'
import skeletonStyles from '#ui/loading/skeleton.module.css'
import priceStyles from '#ui/price.module.css'
/** Placeholder with the geometry of a card, so that nothing moves when the card loads. */
export function CardSkeleton() {
  return (
    <div className={cardStyles.card} aria-hidden="true">
      <div className={clsx(cardStyles.picture, skeletonStyles.block, cardStyles.waiting)} />
      <p className={cardStyles.name}>&nbsp;</p>
      <p className={clsx(priceStyles.price, cardStyles.price)}>&nbsp;</p>
    </div>
  )
}
