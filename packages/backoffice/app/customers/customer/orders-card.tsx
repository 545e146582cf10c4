import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { WholeCustomer } from '@little-dunes/domain/contract/customers/customer-fields'
import type { ListedOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { customerMessages as texts } from '#customers/customer/customer-messages'
import { customerPath } from '#customers/customer-query'
import { OrderLink } from '#orders/order-link.tsx'
import { formatDate, inAed } from '#platform/format'
import figureStyles from '#ui/display/figures.module.css'
import { OrderStatusBadge } from '#ui/display/order-status-badge.tsx'
import type { Column } from '#ui/list/data-table.tsx'
import { ListCard } from '#ui/list/list-card.tsx'

type Orders = Pick<ReplyOf<'GET /api/staff/orders'>, 'orders' | 'older' | 'newer'>

export const Sums = ({ customer: { orders, spent, refused } }: { customer: WholeCustomer }) => (
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

export function OrdersCard({ customer, orders, older, newer }: Orders & { customer: WholeCustomer }) {
  const pageAt = (cursor: string) => `${customerPath(customer.id)}?${cursor}`
  return (
    <ListCard
      title={texts.orders}
      filters={<Sums customer={customer} />}
      columns={COLUMNS}
      rows={orders}
      rowKey={({ id }) => id}
      empty={{ text: texts.noOrders }}
      newer={newer && pageAt(`newer=${newer}`)}
      older={older && pageAt(`older=${older}`)}
      foot={newer || older ? texts.onThisPage(orders.length) : undefined}
    />
  )
}
