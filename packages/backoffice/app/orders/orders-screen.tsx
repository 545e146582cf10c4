import { Icon } from '@little-dunes/design/icon.tsx'
import type { ListedOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { ORDER_VIEWS, type OrderView } from '@little-dunes/domain/contract/staff/choices'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { FileDown, Phone } from 'lucide'
import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { type BulkMove, BulkOutcome } from '#orders/bulk-outcome.tsx'
import { exportOrders } from '#orders/export-orders'
import { OrderBulkBar } from '#orders/order-bulk-bar.tsx'
import { orderColumns, orderRow } from '#orders/order-columns.tsx'
import { OrderFilters } from '#orders/order-filters.tsx'
import { type OrderQuery, ordersAddress, ordersPath } from '#orders/order-query'
import { ordersMessages as texts } from '#orders/orders-messages'
import { load } from '#platform/client'
import { inAed } from '#platform/format'
import { usePermission } from '#platform/member'
import { useLiveOrders } from '#platform/use-live-orders'
import { PATHS } from '#shell/paths'
import { ButtonLink } from '#ui/button.tsx'
import { withoutPage } from '#ui/list/address/list-address'
import { ExportButton } from '#ui/list/export-button.tsx'
import { ListScreen } from '#ui/list/list-screen.tsx'
import { useListSelection } from '#ui/list/selection/use-list-selection.tsx'
import { shortcut } from '#ui/shortcuts/shortcut-keys'
import { getFilters } from '#views/view-filters'
import { ViewTabs } from '#views/view-tabs.tsx'

const COUNTED = ['to_pack', 'to_ship', 'on_the_way', 'cash', 'review'] as const
const isCounted = (view: OrderView): view is (typeof COUNTED)[number] =>
  (COUNTED as readonly string[]).includes(view)

export const loader = ordersAddress.loader(async (query) => {
  const [page, counts, { views }] = await Promise.all([
    load('GET /api/staff/orders', query),
    load('GET /api/staff/orders/counts', {}),
    load('GET /api/staff/views', { list: 'orders' }),
  ])
  return { ...page, counts, views }
})

async function loadPage(query: OrderQuery) {
  const { orders: rows, older } = await load('GET /api/staff/orders', query)
  return { rows, older }
}

const phoneOrder = { text: texts.byPhone, act: PATHS.phoneOrder, permission: 'orders:create' } as const

const empty = ({ view, q, ...filters }: OrderQuery) => ({
  text: texts.empty[view],
  actions: view === 'all' ? [phoneOrder] : [],
  filtered:
    q === undefined || Object.keys(getFilters(filters)).length > 0 ? texts.noMatch : texts.nothingFound(q),
  wider:
    q !== undefined && view !== 'all'
      ? { text: texts.lookInAll, act: ordersPath({ view: 'all', q }) }
      : undefined,
})

/** The default view needs no text. */
const viewFilters = ({ view, ...query }: OrderQuery) =>
  getFilters({ ...query, view: view === 'all' ? undefined : view })

const sumText = (orders: readonly ListedOrder[]): string =>
  inAed(orders.reduce((sum, { amount }) => sum + amount, 0))

export function Component() {
  const { orders, counts, views, ...page } = useLoaderData<typeof loader>()
  const { query } = page
  const filters = withoutPage(query)
  const { chosen, clear, selectMore, ...selection } = useListSelection({
    ...page,
    rows: orders,
    filters,
    loadPage,
  })
  const [outcome, setOutcome] = useState<BulkMove | null>(null)
  const mayCreate = usePermission('orders:create')
  const mayExport = usePermission('orders:export')
  useLiveOrders()
  return (
    <ListScreen
      {...page}
      address={ordersAddress}
      title={texts.title}
      actions={
        <>
          {mayExport && orders.length > 0 && (
            <ExportButton icon={FileDown} title={texts.exportHint} save={() => exportOrders(filters)}>
              {texts.export}
            </ExportButton>
          )}
          {mayCreate && (
            <ButtonLink to={PATHS.phoneOrder} {...shortcut('create')}>
              <Icon node={Phone} />
              {texts.byPhone}
            </ButtonLink>
          )}
        </>
      }
      tabs={
        <ViewTabs
          list="orders"
          label={texts.viewsLabel}
          tabs={ORDER_VIEWS.map((view) => ({
            to: ordersPath({ view }),
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
          getAddress={(saved) => ordersPath(ordersAddress.read(new URLSearchParams(saved)))}
        />
      }
      filters={<OrderFilters shown={query} />}
      columns={orderColumns(query)}
      rows={orders}
      rowKey={({ id }) => id}
      rowProps={() => orderRow}
      selection={{ ...selection, label: ({ number }) => texts.select(orderNumberText(number)) }}
      empty={empty(query)}
      foot={texts.onThisPage(orders.length, sumText(orders))}
    >
      {chosen.length > 0 && (
        <OrderBulkBar
          orders={chosen}
          sum={sumText(chosen)}
          furtherSelection={selectMore}
          onDone={clear}
          onOutcome={setOutcome}
        />
      )}
      {outcome && <BulkOutcome {...outcome} onClose={() => setOutcome(null)} />}
    </ListScreen>
  )
}
