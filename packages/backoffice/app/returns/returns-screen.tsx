import { Icon } from '@little-dunes/design/icon.tsx'
import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { SENT_BACK_DAYS } from '@little-dunes/domain/contract/staff/choices'
import { Plus } from 'lucide'
import { useLoaderData } from 'react-router'
import { load } from '#platform/client'
import { keepTogether } from '#platform/locale'
import { usePermission } from '#platform/member'
import { RETURN_COLUMNS } from '#returns/return-columns.tsx'
import { ReturnTabs } from '#returns/return-tabs.tsx'
import { type ReturnsQuery, returnsAddress, returnsPath } from '#returns/returns-address'
import { returnsMessages as texts } from '#returns/returns-messages'
import { PATHS } from '#shell/paths'
import { ButtonLink } from '#ui/button.tsx'
import { Parts } from '#ui/display/parts.tsx'
import { late } from '#ui/late'
import { useOpenRow } from '#ui/list/beside-list.tsx'
import { ListScreen } from '#ui/list/list-screen.tsx'
import { shortcut } from '#ui/shortcuts/shortcut-keys'

/** In the same build file: a separate one would be in the list of files that every screen loads. */
export * as setAsideScreen from '#returns/set-aside/set-aside-screen.tsx'
export { shouldRevalidate } from '#ui/list/beside-list.tsx'

const ReturnSummary = late(async () => (await import('#returns/return/return-summary.tsx')).ReturnSummary)

export const loader = returnsAddress.loader((query) => load('GET /api/staff/returns', query))

/** Share of returned units; empty without sales or without the permission. */
function sentBackText(share: ReplyOf<'GET /api/staff/returns'>['sentBack']): string[] {
  if (share === null || share.sold === 0) return []
  return [texts.sentBack(keepTogether(`${((100 * share.units) / share.sold).toFixed(1)}%`), SENT_BACK_DAYS)]
}

function empty({ view, q }: ReturnsQuery) {
  const other = view === 'done' ? 'open' : 'done'
  return {
    text: texts.nothing,
    actions: [{ text: texts.addReturn, act: PATHS.addReturn, permission: 'orders:pack' }] as const,
    filtered: q && texts.nothingFound(q),
    wider: { text: texts.searchIn[other], act: returnsPath({ view: other, q }) },
  }
}

/** Returns by their next step, the longest waiting first. */
export function Component() {
  const { query, returns, counts, sentBack } = useLoaderData<typeof loader>()
  const mayAddReturn = usePermission('orders:pack')
  const { open, rowProps } = useOpenRow(
    returns.map(({ id }) => id),
    { orBelow: true },
  )
  return (
    <ListScreen
      title={texts.title}
      context={<Parts of={[texts.open(counts.open), ...sentBackText(sentBack)]} />}
      actions={
        mayAddReturn && (
          <ButtonLink look="outline" to={PATHS.addReturn} {...shortcut('create')}>
            <Icon node={Plus} />
            {texts.addReturn}
          </ButtonLink>
        )
      }
      address={returnsAddress}
      query={query}
      tabs={<ReturnTabs current={query.view} counts={counts} q={query.q} />}
      search={{ label: texts.searchLabel, hint: texts.searchHint }}
      columns={RETURN_COLUMNS}
      rows={returns}
      rowKey={({ id }) => id}
      rowProps={({ id }) => rowProps(id)}
      empty={empty(query)}
      foot={texts.count(returns.length)}
      beside={{
        open,
        label: texts.openRow,
        summary: open !== null && <ReturnSummary returnId={open} list={returns} />,
      }}
    />
  )
}
