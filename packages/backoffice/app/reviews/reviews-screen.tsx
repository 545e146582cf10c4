import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { InboxScreen } from '#inbox/inbox-screen.tsx'
import { readInboxView } from '#inbox/inbox-view'
import { load } from '#platform/client'
import { ReviewRow } from '#reviews/review-row.tsx'
import { reviewsMessages as texts } from '#reviews/reviews-messages'
import { PATHS } from '#shell/paths'

const VIEWS = ['open', 'all', 'hidden'] as const

export async function loader({ request }: LoaderFunctionArgs) {
  const { view, before } = readInboxView(request, VIEWS)
  return { ...(await load('GET /api/staff/reviews', { view, older: before })), view, before }
}

/** What buyers say of products, to be answered or hidden. */
export function Component() {
  const { reviews, ...inbox } = useLoaderData<typeof loader>()
  return (
    <InboxScreen path={PATHS.reviews} views={VIEWS} texts={texts} {...inbox}>
      {reviews.map((review) => (
        <ReviewRow key={review.id} review={review} />
      ))}
    </InboxScreen>
  )
}
