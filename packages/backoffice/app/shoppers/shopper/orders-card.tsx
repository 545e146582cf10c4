import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { WholeShopper } from '@little-dunes/domain/contract/customers/shopper-fields'
import type { ListedOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { OrderLink } from '#orders/order-link.tsx'
import { formatDate, inAed } from '#platform/format'
import { shopperMessages as texts } from '#shoppers/shopper/shopper-messages'
import { shopperPath } from '#shoppers/shopper-query'
import figureStyles from '#ui/display/figures.module.css'
import { OrderStatusBadge } from '#ui/display/order-status-badge.tsx'
import type { Column } from '#ui/list/data-table.tsx'
import { ListCard } from '#ui/list/list-card.tsx'

type Orders = Pick<ReplyOf<'GET /api/staff/orders'>, 'orders' | 'older' | 'newer'>

export const Sums = ({ shopper: { orders, spent, refused } }: { shopper: WholeShopper }) => (
  <dl className={figureStyles.figures}>
    <div>
      <dt>{texts.orders}</dt>
      <dd>{orders}</dd>
    </div>
    <div>
      <dt>{texts.spent}</dt>
      <dd>{inAed(spent)}</dd>
    </div>
    {orders > 0 && (
      <div>
        <dt>{texts.average}</dt>
        <dd>{inAed(Math.round(spent / orders))}</dd>
      </div>
    )}
    {refused > 0 && (
      <div>
        <dt>{texts.refused}</dt>
        <dd>{refused}</dd>
      </div>
    )}
  </dl>
)

const COLUMNS: readonly Column<ListedOrder>[] = [
  {
    heading: texts.number,
    look: 'main',
    cell: (order) => <OrderLink order={order} />,
  },
  {
    heading: texts.placed,
    look: ['quiet', 'oneLine'],
    phone: 'bottomStart',
    cell: ({ placedAt }) => formatDate(placedAt),
  },
  {
    heading: texts.status,
    phone: 'topEnd',
    cell: ({ status }) => <OrderStatusBadge status={status} />,
  },
  { heading: texts.total, look: 'end', phone: 'bottomEnd', cell: ({ amount }) => inAed(amount) },
]

export function OrdersCard({ shopper, orders, older, newer }: Orders & { shopper: WholeShopper }) {
  const pageAt = (cursor: string) => `${shopperPath(shopper.id)}?${cursor}`
  return (
    <ListCard
      title={texts.orders}
      filters={<Sums shopper={shopper} />}
      columns={COLUMNS}
      rows={orders}
      rowKey={({ id }) => id}
      empty={texts.noOrders}
      newer={newer && pageAt(`newer=${newer}`)}
      older={older && pageAt(`older=${older}`)}
      foot={newer || older ? texts.onThisPage(orders.length) : undefined}
    />
  )
}
