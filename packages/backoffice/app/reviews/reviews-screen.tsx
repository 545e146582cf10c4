import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { ReviewRow } from '#reviews/review-row.tsx'
import { reviewsMessages as texts } from '#reviews/reviews-messages'
import { PATHS } from '#shell/paths'
import { Card } from '#ui/card.tsx'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import { Page } from '#ui/page.tsx'
import { Tabs } from '#ui/tabs.tsx'

const VIEWS = ['open', 'all', 'hidden'] as const
type View = (typeof VIEWS)[number]

function pathOf(view: View, older?: string | null): string {
  const pairs = [...(view === 'open' ? [] : [['view', view]]), ...(older ? [['older', older]] : [])]
  return pairs.length > 0 ? `${PATHS.reviews}?${new URLSearchParams(pairs)}` : PATHS.reviews
}

export async function loader({ request }: LoaderFunctionArgs) {
  const parameters = new URL(request.url).searchParams
  const view = VIEWS.find((known) => known === parameters.get('view')) ?? 'open'
  const before = parameters.get('older') ?? undefined
  return { ...(await load('GET /api/staff/reviews', { view, older: before })), view, before }
}

/** What buyers say of products, to be answered or hidden. */
export function Component() {
  const { reviews, open, older, view, before } = useLoaderData<typeof loader>()
  return (
    <Page title={texts.title} context={texts.context(open)} isList>
      <Card flush>
        <Tabs
          label={texts.views}
          tabs={VIEWS.map((name) => ({
            to: pathOf(name),
            name: texts.view[name],
            count: name === 'open' ? open : undefined,
            current: name === view,
          }))}
        />
        {reviews.length === 0 && <EmptyList>{texts.nothing[view]}</EmptyList>}
        <ul>
          {reviews.map((review) => (
            <ReviewRow key={review.id} review={review} />
          ))}
        </ul>
        {(older !== null || before !== undefined) && (
          <ListFoot newer={before === undefined ? null : pathOf(view)} older={older && pathOf(view, older)}>
            {''}
          </ListFoot>
        )}
      </Card>
    </Page>
  )
}
