import type { StaffReview } from '@little-dunes/domain/contract/reviews/staff/review-calls'
import { LONGEST_ANSWER } from '@little-dunes/domain/reviews/question'
import { AnswerForm } from '#inbox/answer-form.tsx'
import { EntryText, InboxEntry, ProductAndCustomer } from '#inbox/inbox-entry.tsx'
import { ReviewPhotos } from '#reviews/review-photos.tsx'
import { reviewsMessages as texts } from '#reviews/reviews-messages'
import { Tag } from '#ui/display/tag.tsx'
import { useMutation } from '#ui/use-mutation'

export function ReviewRow({ review }: { review: StaffReview }) {
  const { id: reviewId, stars, text, language, at, hidden } = review
  const { busy, change } = useMutation()
  return (
    <InboxEntry
      at={at}
      heading={
        <>
          <b>{texts.starsLabel(stars)}</b>
          <ProductAndCustomer {...review} />
          {hidden && <Tag>{texts.hiddenTag}</Tag>}
        </>
      }
    >
      {text ? <EntryText language={language}>{text}</EntryText> : <small>{texts.noWords}</small>}
      {review.photos.length > 0 && <ReviewPhotos id={reviewId} photos={review.photos} />}
      <small>{formatFacts(review)}</small>
      <AnswerForm
        entry={review}
        longest={LONGEST_ANSWER}
        busy={busy}
        publish={(answer) =>
          change('POST /api/staff/review/answer', { reviewId, from: review.answer, answer })
        }
        hide={(next) => change('POST /api/staff/review/hide', { reviewId, hidden: next })}
        texts={texts}
      />
    </InboxEntry>
  )
}

const formatFacts = ({ fit, childSize, boughtSize, helpful }: StaffReview): string =>
  [
    texts.bought(boughtSize),
    ...(childSize ? [texts.childWears(childSize)] : []),
    ...(fit ? [texts.fits[fit]] : []),
    texts.helpful(helpful),
  ].join(' · ')
