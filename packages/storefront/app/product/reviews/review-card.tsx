import { Icon } from '@little-dunes/design/icon.tsx'
import type { WireReview } from '@little-dunes/domain/contract/reviews/review-calls'
import { DIRECTIONS } from '@little-dunes/domain/i18n/languages'
import { Check, ThumbsUp } from 'lucide'
import { lazy, Suspense } from 'react'
import { useMessages } from '#platform/messages'
import styles from '#product/reviews/review-card.module.css'
import { reviewsMessages } from '#product/reviews/reviews-messages'
import { Stars } from '#product/reviews/stars.tsx'

const ReviewPhotos = lazy(() => import('#product/reviews/photos/review-photos.tsx'))

/** Reserved height for photos in pixels; their style sheet loads later than the page. */
const PHOTO_SIDE = 96

interface ReviewCardProps {
  review: WireReview
  /** True when this visitor found it helpful. */
  voted: boolean
  /** True after hydration, when photos are shown. */
  isAlive: boolean
  isMine: boolean
  shopName: string
  onVote(review: WireReview, helpful: boolean): void
}

export function ReviewCard({ review, voted, isAlive, isMine, shopName, onVote }: ReviewCardProps) {
  const t = useMessages(reviewsMessages)
  const { stars, fit, childSize, boughtSize, text, name, language, at, helpful, answer, photos } = review
  return (
    <li className={styles.review}>
      <Stars stars={stars} className={styles.stars} />
      {text && (
        <p className={styles.text} lang={language} dir={DIRECTIONS[language]}>
          {text}
        </p>
      )}
      {photos.length > 0 && (
        <div style={{ minBlockSize: PHOTO_SIDE }}>
          {isAlive && (
            <Suspense fallback={null}>
              <ReviewPhotos name={name} photos={photos} />
            </Suspense>
          )}
        </div>
      )}
      <p className={styles.who}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className={styles.verified}>
          <Icon node={Check} />
          {t.verified}
        </span>
        {childSize && <span>{t.childWears(childSize)}</span>}
        <span>{t.bought(boughtSize)}</span>
        {fit && (
          <span>
            {t.fitsAs}
            <b>{t.fits[fit]}</b>
          </span>
        )}
        <time dateTime={new Date(at).toISOString()}>{t.date(at)}</time>
      </p>
      {answer && (
        <div className={styles.answer}>
          <b>{shopName}</b>
          <p dir="auto">{answer}</p>
        </div>
      )}
      {!isMine && (
        <button
          type="button"
          className={styles.helpful}
          aria-pressed={voted}
          aria-description={t.helpfulReview(name)}
          onClick={() => onVote(review, !voted)}
        >
          <Icon node={ThumbsUp} />
          {t.helpful(helpful)}
        </button>
      )}
    </li>
  )
}
