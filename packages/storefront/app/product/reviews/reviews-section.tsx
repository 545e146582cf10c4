import { averageStars } from '@little-dunes/domain/reviews/review'
import { clsx } from 'clsx'
import { useMessages } from '#platform/messages'
import { ReviewCard } from '#product/reviews/review-card.tsx'
import { ReviewScores } from '#product/reviews/review-scores.tsx'
import styles from '#product/reviews/reviews.module.css'
import { reviewsMessages } from '#product/reviews/reviews-messages'
import { type ShownReviews, useReviews } from '#product/reviews/use-reviews'
import { WriteReview } from '#product/reviews/write-review.tsx'
import { Button } from '#ui/button.tsx'
import layoutStyles from '#ui/layout.module.css'
import textStyles from '#ui/text.module.css'

interface ReviewsSectionProps extends ShownReviews {
  productId: string
  shopName: string
  /** Sizes that a child may wear; empty when one size fits all. */
  sizes: readonly string[]
}

/** All reviews of a product. The page contains the first ones; the own review and votes load with the session. */
export function ReviewsSection({ productId, shopName, sizes, ...shown }: ReviewsSectionProps) {
  const t = useMessages(reviewsMessages)
  const { reviews, total, summary, isAlive, myReview, voted, showMore, vote, readAgain } = useReviews(
    productId,
    shown,
  )
  const isEmpty = averageStars(summary) === null
  return (
    <section
      id="reviews"
      className={clsx(layoutStyles.section, layoutStyles.wrap)}
      aria-labelledby="reviews-title"
    >
      <div className={clsx(layoutStyles.sectionHead, styles.head)}>
        <h2 id="reviews-title" className={textStyles.display}>
          {t.title}
        </h2>
        <WriteReview productId={productId} sizes={sizes} myReview={myReview} onChanged={readAgain} />
      </div>
      {isEmpty && reviews.length === 0 ? (
        <p className={styles.none}>{t.none}</p>
      ) : (
        <div className={styles.reviews}>
          <ReviewScores summary={summary} />
          <div>
            <ul>
              {reviews.map((review) => (
                <ReviewCard
                  key={review.id}
                  review={review}
                  isAlive={isAlive}
                  shopName={shopName}
                  voted={voted.has(review.id)}
                  isMine={myReview?.myReview?.id === review.id}
                  onVote={vote}
                />
              ))}
            </ul>
            {reviews.length < total && (
              <Button look="outline" onClick={showMore}>
                {t.more}
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  )
}
