import { RETURN_VIEWS, type ReturnView } from '@little-dunes/domain/contract/staff/choices'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { ReturnTable } from '#returns/return-table.tsx'
import { readView, returnsPath } from '#returns/returns-address'
import { returnsMessages as texts } from '#returns/returns-messages'
import { Card } from '#ui/card.tsx'
import { late } from '#ui/late'
import { BesideList, useOpenRow } from '#ui/list/beside-list.tsx'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import { Page } from '#ui/page.tsx'
import { Tabs } from '#ui/tabs.tsx'

export { shouldRevalidate } from '#ui/list/beside-list.tsx'

const ReturnSummary = late(async () => (await import('#returns/return/return-summary.tsx')).ReturnSummary)

export async function loader({ request }: LoaderFunctionArgs) {
  const view = readView(new URL(request.url).searchParams)
  return { view, ...(await load('GET /api/staff/returns', { view })) }
}

/** What comes back, by what is next to be done. */
export function Component() {
  const { view, returns, counts } = useLoaderData<typeof loader>()
  const { open, rowProps } = useOpenRow(returns.map(({ id }) => id))
  const countOf = (one: ReturnView) => (one === 'done' ? undefined : counts[one])
  return (
    <Page title={texts.title} context={texts.open(counts.open)} isList>
      <BesideList
        open={open}
        label={texts.openRow}
        summary={open !== null && <ReturnSummary returnId={open} list={returns} />}
      >
        <Card flush>
          <Tabs
            label={texts.viewsLabel}
            tabs={RETURN_VIEWS.map((one) => ({
              to: returnsPath(one),
              name: texts.views[one],
              count: countOf(one),
              current: one === view,
            }))}
          />
          {returns.length === 0 ? (
            <EmptyList>{texts.nothing}</EmptyList>
          ) : (
            <ReturnTable returns={returns} rowProps={rowProps} />
          )}
          <ListFoot newer={null} older={null}>
            {texts.count(returns.length)}
          </ListFoot>
        </Card>
      </BesideList>
    </Page>
  )
}
