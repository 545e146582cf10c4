import { Icon } from '@little-dunes/design/icon.tsx'
import type { ListedOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { ORDER_VIEWS, type OrderView } from '@little-dunes/domain/contract/staff/choices'
import { FileDown, Phone } from 'lucide'
import { useCallback, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type BulkMove, BulkOutcome } from '#orders/bulk-outcome.tsx'
import { OrderBulkBar } from '#orders/order-bulk-bar.tsx'
import { OrderFilters } from '#orders/order-filters.tsx'
import { type OrderQuery, readQuery, selectionOf, withQuery } from '#orders/order-query'
import { OrderTable } from '#orders/order-table.tsx'
import { ordersMessages as texts } from '#orders/orders-messages'
import { useOrderExport } from '#orders/use-order-export'
import { load } from '#platform/client'
import { inAed } from '#platform/format'
import { usePermission } from '#platform/member'
import { useLiveOrders } from '#platform/use-live-orders'
import { PATHS } from '#shell/paths'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyList, ListFoot } from '#ui/list/list-foot.tsx'
import { SelectMore } from '#ui/list/selection/select-more.tsx'
import { useSelection } from '#ui/list/selection/use-selection'
import { useWholeList } from '#ui/list/selection/use-whole-list'
import { Page } from '#ui/page.tsx'
import { shortcut } from '#ui/shortcuts/shortcut-keys'
import { filtersOf } from '#views/view-filters'
import { ViewTabs } from '#views/view-tabs.tsx'

/** Views whose size is known. */
const COUNTED = ['to_pack', 'to_ship', 'on_the_way', 'cash', 'review'] as const
const isCounted = (view: OrderView): view is (typeof COUNTED)[number] =>
  (COUNTED as readonly string[]).includes(view)

export async function loader({ request }: LoaderFunctionArgs) {
  const query = readQuery(new URL(request.url).searchParams)
  const [page, counts, { views }] = await Promise.all([
    load('GET /api/staff/orders', query),
    load('GET /api/staff/orders/counts', {}),
    load('GET /api/staff/views', { list: 'orders' }),
  ])
  return { ...page, counts, views, query }
}

/** Reads a page of the whole list; the same function while the list is the same. */
function useOrderPages(query: OrderQuery) {
  const list = JSON.stringify(selectionOf(query))
  return useCallback(
    async (cursor: string | undefined) => {
      const page = { ...JSON.parse(list), ...(cursor !== undefined && { older: cursor }) }
      const { orders: rows, older } = await load('GET /api/staff/orders', page)
      return { rows, older }
    },
    [list],
  )
}

const hasFilters = (query: OrderQuery): boolean =>
  Object.keys(filtersOf(query)).some((name) => name !== 'view' && name !== 'q')

function NoOrders({ query }: { query: OrderQuery }) {
  const { q, view } = query
  if (hasFilters(query)) return <EmptyList>{texts.noMatch}</EmptyList>
  if (q === undefined) return <EmptyList>{texts.empty[view]}</EmptyList>
  return (
    <EmptyList>
      {texts.nothingFound(q)}{' '}
      {view !== 'all' && (
        <ButtonLink look="quiet" size="small" to={withQuery({ view: 'all', q })}>
          {texts.lookInAll}
        </ButtonLink>
      )}
    </EmptyList>
  )
}

/** The view that lists begin with needs no word. */
const viewFilters = ({ view, ...query }: OrderQuery) =>
  filtersOf({ ...query, view: view === 'all' ? undefined : view })

const sumOf = (orders: ListedOrder[]): string => inAed(orders.reduce((sum, { amount }) => sum + amount, 0))

/** Orders by view, search and filter; the address says which. */
export function Component() {
  const { orders, counts, views, query, older, newer } = useLoaderData<typeof loader>()
  const { chosen, selected, select, clear } = useSelection(orders, JSON.stringify(selectionOf(query)))
  const isWholePage = orders.length > 0 && orders.every(({ id }) => selected.has(id))
  const whole = useWholeList(isWholePage && (older ?? newer) !== null, useOrderPages(query))
  const [outcome, setOutcome] = useState<BulkMove | null>(null)
  const mayCreate = usePermission('orders:create')
  const mayExport = usePermission('orders:export')
  const { busy, exportOrders } = useOrderExport()
  useLiveOrders()
  return (
    <Page
      title={texts.title}
      isList
      actions={
        <>
          {mayExport && orders.length > 0 && (
            <Button
              look="outline"
              busy={busy}
              title={texts.exportHint}
              onClick={() => exportOrders(selectionOf(query))}
            >
              <Icon node={FileDown} />
              {texts.export}
            </Button>
          )}
          {mayCreate && (
            <ButtonLink to={PATHS.phoneOrder} {...shortcut('create')}>
              <Icon node={Phone} />
              {texts.byPhone}
            </ButtonLink>
          )}
        </>
      }
    >
      <Card flush>
        <ViewTabs
          list="orders"
          label={texts.viewsLabel}
          tabs={ORDER_VIEWS.map((view) => ({
            to: withQuery({ view }),
            name: texts.views[view],
            count: isCounted(view) ? counts[view] : undefined,
            warning:
              view === 'to_ship' && counts.changed_since_packed > 0
                ? texts.changedCount(counts.changed_since_packed)
                : undefined,
            current: query.view === view,
          }))}
          saved={views}
          filters={viewFilters(query)}
          addressOf={(filters) => withQuery(readQuery(new URLSearchParams(filters)))}
        />
        <OrderFilters shown={query} />
        {orders.length === 0 ? (
          <NoOrders query={query} />
        ) : (
          <OrderTable orders={orders} query={query} selected={selected} onSelect={select} />
        )}
        <ListFoot
          newer={newer && withQuery({ ...query, newer, older: undefined })}
          older={older && withQuery({ ...query, older, newer: undefined })}
        >
          {texts.onThisPage(orders.length, sumOf(orders))}
        </ListFoot>
      </Card>
      {chosen.length > 0 && (
        <OrderBulkBar
          orders={chosen}
          sum={sumOf(chosen)}
          furtherSelection={<SelectMore page={orders} whole={whole} selected={selected} onSelect={select} />}
          onDone={clear}
          onOutcome={setOutcome}
        />
      )}
      {outcome && <BulkOutcome {...outcome} onClose={() => setOutcome(null)} />}
    </Page>
  )
}
