import type { WireOrder } from '@little-dunes/domain/contract/order-calls'
import { filsFromAed, formatAed } from '@little-dunes/domain/money'
import { mayCancel, type OrderStatus } from '@little-dunes/domain/order-lifecycle'
import { orderDate, orderedItem, type WireOrderItem } from '#account/ordered-item'
import { ordersMessages } from '#orders/orders-messages'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { ItemLine } from '#ui/item-line.tsx'
import { Price } from '#ui/price.tsx'
import { uiMessages } from '#ui/ui-messages'

/** ORD-05 to ORD-07: the dot never stands without its word. */
function Status({ status }: { status: OrderStatus }) {
  const t = useMessages(ordersMessages)
  return (
    <p className={`order-status ${status === 'Cancelled' ? 'order-status-cancelled' : ''}`}>
      <span className="sr-only">{t.status}: </span>
      {t.statuses[status]}
    </p>
  )
}

/** ORD-08, ORD-09. */
function OrderItem({ item }: { item: WireOrderItem }) {
  const t = useMessages(ordersMessages)
  const words = useMessages(uiMessages)
  const { name, path, picture, now, before } = orderedItem(item)
  const facts = [item.colorName, words.size(item.size), t.quantity(item.quantity)]
  return (
    <ItemLine
      picture={picture}
      name={name}
      to={path}
      notes={[facts.join(' · ')]}
      price={<Price exact now={now} before={before} />}
    />
  )
}

interface OrderCardProps {
  order: WireOrder
  onCancel(): void
}

/** One order with its items (ORD-02 to ORD-10). */
export function OrderCard({ order, onCancel }: OrderCardProps) {
  const t = useMessages(ordersMessages)
  const facts = [
    [t.order, order._id],
    [t.date, orderDate(order.date, 'long')],
    [t.payment, t.paymentMethods[order.paymentMethod]],
  ]
  return (
    <li className="order">
      <div className="order-head">
        <dl className="order-facts numeric">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="order-state">
          <Status status={order.status} />
          {mayCancel(order.status) && (
            <Button look="danger" size="small" aria-label={t.cancelOrder(order._id)} onClick={onCancel}>
              {t.cancel}
            </Button>
          )}
        </div>
      </div>
      <ul className="order-items">
        {order.items.map((item) => (
          <OrderItem key={orderedItem(item).key} item={item} />
        ))}
      </ul>
      <p className="order-total numeric">
        {t.total} <b>{formatAed(filsFromAed(order.amount))}</b>
      </p>
    </li>
  )
}
