import { useLoaderData } from 'react-router'
import { inboxAddress } from '#inbox/inbox-address'
import { InboxScreen } from '#inbox/inbox-screen.tsx'
import { load } from '#platform/client'
import { ReviewRow } from '#reviews/review-row.tsx'
import { reviewsMessages as texts } from '#reviews/reviews-messages'
import { PATHS } from '#shell/paths'

const VIEWS = ['open', 'all', 'hidden'] as const
const address = inboxAddress(PATHS.reviews, VIEWS)

export const loader = address.loader(({ view, older }) => load('GET /api/staff/reviews', { view, older }))

/** Customers' reviews of products, to answer or hide. */
export function Component() {
  const { reviews, ...inbox } = useLoaderData<typeof loader>()
  return (
    <InboxScreen address={address} views={VIEWS} texts={texts} {...inbox}>
      {reviews.map((review) => (
        <ReviewRow key={review.id} review={review} />
      ))}
    </InboxScreen>
  )
}
