import type { StaffReview } from '@little-dunes/domain/contract/staff/reviews/review-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { DIRECTIONS } from '@little-dunes/domain/messages/languages'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDateTime } from '#platform/format'
import { usePermission } from '#platform/member'
import { ReviewPhotos } from '#reviews/review-photos.tsx'
import { reviewsMessages as texts } from '#reviews/reviews-messages'
import styles from '#reviews/reviews-screen.module.css'
import { PATHS } from '#shell/paths'
import { Button } from '#ui/button.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Field } from '#ui/form/field.tsx'
import { showError, showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

/** One review with what may be done about it. */
export function ReviewRow({ review }: { review: StaffReview }) {
  const { id: reviewId, stars, text, name, language, at, hidden, productId, productName, shopperId } = review
  const mayWrite = usePermission('content:write')
  const maySeeShopper = usePermission('shoppers:read')
  const { busy, change } = useMutation()
  const [answer, setAnswer] = useState(review.answer)

  async function hide(next: boolean): Promise<boolean> {
    const done = await change('POST /api/staff/review/hide', { reviewId, hidden: next })
    return done !== null && !isWireRefusal(done)
  }

  async function hideWithUndo(): Promise<void> {
    const undo = { label: texts.undo, run: () => void hide(hidden).catch(showError) }
    if (await hide(!hidden)) showToast(hidden ? texts.shown : texts.hidden, { undo })
  }

  async function publish(): Promise<void> {
    const done = await change('POST /api/staff/review/answer', {
      reviewId,
      from: review.answer,
      answer,
    })
    if (done !== null && !isWireRefusal(done)) showToast(answer.trim() === '' ? texts.removed : texts.saved)
  }

  return (
    <li className={styles.review}>
      <header>
        <b>{texts.starsOf(stars)}</b>
        <Link to={`${PATHS.products}/${productId}`}>
          <bdi>{productName}</bdi>
        </Link>
        {maySeeShopper ? (
          <Link to={`${PATHS.shoppers}/${shopperId}`}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name}</bdi>
        )}
        {hidden && <Tag>{texts.hiddenTag}</Tag>}
        <time dateTime={new Date(at).toISOString()}>{formatDateTime(at)}</time>
      </header>
      {text ? (
        <p className={styles.words} lang={language} dir={DIRECTIONS[language]}>
          {text}
        </p>
      ) : (
        <small>{texts.noWords}</small>
      )}
      {review.photos.length > 0 && <ReviewPhotos id={reviewId} photos={review.photos} />}
      <small>{factsOf(review)}</small>
      {mayWrite && (
        <Field label={texts.answerLabel(name)} hint={texts.answerHint}>
          {(control) => (
            <textarea
              {...control}
              className={clsx(control.className, styles.answer)}
              rows={2}
              dir="auto"
              maxLength={1000}
              value={answer}
              onChange={({ target }) => setAnswer(target.value)}
            />
          )}
        </Field>
      )}
      {mayWrite && (
        <footer>
          <Button
            size="small"
            busy={busy}
            disabled={answer.trim() === review.answer}
            onClick={() => void publish().catch(showError)}
          >
            {texts.save}
          </Button>
          <Button
            look="outline"
            size="small"
            busy={busy}
            onClick={() => void hideWithUndo().catch(showError)}
          >
            {hidden ? texts.show : texts.hide}
          </Button>
        </footer>
      )}
    </li>
  )
}

const factsOf = ({ fit, childSize, boughtSize, helpful }: StaffReview): string =>
  [
    texts.bought(boughtSize),
    ...(childSize ? [texts.childWears(childSize)] : []),
    ...(fit ? [texts.fits[fit]] : []),
    texts.helpful(helpful),
  ].join(' · ')
