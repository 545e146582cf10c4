import { clsx } from 'clsx'
import { useMessages } from '#platform/messages'
import { reviewsMessages } from '#product/reviews/reviews-messages'
import styles from '#product/reviews/stars.module.css'

const PLACES = [1, 2, 3, 4, 5]

/** 0 to 5 stars, rounded to halves; screen readers get the number. */
export function Stars({ stars, className }: { stars: number; className?: string | undefined }) {
  const t = useMessages(reviewsMessages)
  const halves = Math.round(stars * 2)
  return (
    <span className={clsx(styles.stars, className)} role="img" aria-label={t.starsLabel(stars)}>
      {PLACES.map((place) => (
        <i
          key={place}
          className={clsx(halves >= place * 2 ? styles.full : halves === place * 2 - 1 ? styles.half : null)}
        />
      ))}
    </span>
  )
}
