import { Icon } from '@little-dunes/design/icon.tsx'
import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { type ReturnView, SENT_BACK_DAYS } from '@little-dunes/domain/contract/staff/choices'
import { Plus } from 'lucide'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { keepTogether } from '#platform/locale'
import { usePermission } from '#platform/member'
import { ReturnTable } from '#returns/return-table.tsx'
import { ReturnTabs } from '#returns/return-tabs.tsx'
import { readQuery, returnsPath } from '#returns/returns-address'
import { returnsMessages as texts } from '#returns/returns-messages'
import { PATHS } from '#shell/paths'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Parts } from '#ui/display/parts.tsx'
import { late } from '#ui/late'
import { BesideList, useOpenRow } from '#ui/list/beside-list.tsx'
import { ListFilters } from '#ui/list/filters/list-filters.tsx'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import { Page } from '#ui/page.tsx'
import { shortcut } from '#ui/shortcuts/shortcut-keys'

/** In the same file of the build: another one would stand in the list of files that every screen loads. */
export * as setAsideScreen from '#returns/set-aside/set-aside-screen.tsx'
export { shouldRevalidate } from '#ui/list/beside-list.tsx'

const ReturnSummary = late(async () => (await import('#returns/return/return-summary.tsx')).ReturnSummary)

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const { view, q } = readQuery(searchParams)
  return { view, q, ...(await load('GET /api/staff/returns', { view, q })) }
}

/** The share of pieces that came back; nothing where nothing was sold, or who reads may not know. */
function sentBackText(share: ReplyOf<'GET /api/staff/returns'>['sentBack']): string[] {
  if (share === null || share.sold === 0) return []
  return [texts.sentBack(keepTogether(`${((100 * share.pieces) / share.sold).toFixed(1)}%`), SENT_BACK_DAYS)]
}

function NoReturns({ view, q }: { view: ReturnView; q: string | undefined }) {
  if (q === undefined) return <EmptyList>{texts.nothing}</EmptyList>
  const other = view === 'done' ? 'open' : 'done'
  return (
    <EmptyList>
      {texts.nothingFound(q)}{' '}
      <ButtonLink look="quiet" size="small" to={returnsPath({ view: other, q })}>
        {texts.searchIn[other]}
      </ButtonLink>
    </EmptyList>
  )
}

/** What comes back, by what is next to be done. */
export function Component() {
  const { view, q, returns, counts, sentBack } = useLoaderData<typeof loader>()
  const mayTakeBack = usePermission('orders:pack')
  const { open, rowProps } = useOpenRow(
    returns.map(({ id }) => id),
    { orBelow: true },
  )
  return (
    <Page
      title={texts.title}
      context={<Parts of={[texts.open(counts.open), ...sentBackText(sentBack)]} />}
      isList
      actions={
        mayTakeBack && (
          <ButtonLink look="outline" to={PATHS.takeBack} {...shortcut('create')}>
            <Icon node={Plus} />
            {texts.takeBack}
          </ButtonLink>
        )
      }
    >
      <BesideList
        open={open}
        label={texts.openRow}
        summary={open !== null && <ReturnSummary returnId={open} list={returns} />}
      >
        <Card flush>
          <ReturnTabs current={view} counts={counts} q={q} />
          <ListFilters
            label={texts.searchLabel}
            hint={texts.searchHint}
            filters={[]}
            query={{ q }}
            addressOf={(change) => returnsPath({ view, q: change.q })}
          />
          {returns.length === 0 ? (
            <NoReturns view={view} q={q} />
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
