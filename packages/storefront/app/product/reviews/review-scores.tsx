import { averageStars, FITS, type ReviewSummary, reviewCount } from '@little-dunes/domain/reviews/review'
import { useMessages } from '#platform/messages'
import styles from '#product/reviews/reviews.module.css'
import { reviewsMessages } from '#product/reviews/reviews-messages'
import { Stars } from '#product/reviews/stars.tsx'
import textStyles from '#ui/text.module.css'

const part = (count: number, all: number) => (all === 0 ? 0 : Math.round((count / all) * 100))

/** Number of buyers by stars, and their opinion of the fit. */
export function ReviewScores({ summary }: { summary: ReviewSummary }) {
  const t = useMessages(reviewsMessages)
  const count = reviewCount(summary)
  const average = averageStars(summary) ?? 0
  return (
    <aside className={styles.scores}>
      <div className={styles.score}>
        <b className={textStyles.display}>{average.toFixed(1)}</b>
        <span>
          <Stars stars={average} />
          <small>{t.fromBuyers(count)}</small>
        </span>
      </div>
      <dl className={styles.rows}>
        {summary.stars
          .map((reviews, place) => ({ reviews, stars: place + 1 }))
          .toReversed()
          .map(({ reviews, stars }) => (
            <div key={stars}>
              <dt>{t.starRow(stars)}</dt>
              <dd>
                <i>
                  <i style={{ inlineSize: `${part(reviews, count)}%` }} />
                </i>
                <span className={textStyles.numeric}>{reviews}</span>
              </dd>
            </div>
          ))}
      </dl>
      <FitScale fits={summary.fits} />
    </aside>
  )
}

/** Buyers' average opinion between small and large; hidden without one. */
function FitScale({ fits }: Pick<ReviewSummary, 'fits'>) {
  const t = useMessages(reviewsMessages)
  const [small = 0, fitting = 0, large = 0] = fits
  const said = small + fitting + large
  if (said === 0) return null
  const at = (fitting * 50 + large * 100) / said
  return (
    <div className={styles.fit}>
      <h3>{t.howItFits}</h3>
      <div className={styles.scale} aria-hidden="true">
        <i style={{ insetInlineStart: `${at}%` }} />
      </div>
      <dl className={styles.fits}>
        {FITS.map((fit, place) => (
          <div key={fit}>
            <dt>{t.fitScale[fit]}</dt>
            <dd className={textStyles.numeric}>{t.percent(part(fits[place] ?? 0, said))}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
