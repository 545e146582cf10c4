import {
  averageStars,
  fitVerdict,
  type ReviewSummary,
  reviewCount,
} from '@little-dunes/domain/reviews/review'
import { useMessages } from '#platform/messages'
import styles from '#product/reviews/rating-line.module.css'
import { reviewsMessages } from '#product/reviews/reviews-messages'
import { Stars } from '#product/reviews/stars.tsx'
import textStyles from '#ui/text.module.css'

/** Buyers' rating in one line, with a link to the reviews; hidden without a review. */
export function RatingLine({ summary }: { summary: ReviewSummary }) {
  const t = useMessages(reviewsMessages)
  const average = averageStars(summary)
  if (average === null) return null
  const fit = fitVerdict(summary)
  return (
    <p className={styles.rating}>
      <a href="#reviews" className={textStyles.reach}>
        <Stars stars={average} />
        <b className={textStyles.numeric}>{average.toFixed(1)}</b>
        <span>{t.count(reviewCount(summary))}</span>
      </a>
      {fit && <span>{t.fitSaid(fit.fit, fit.percent)}</span>}
    </p>
  )
}
