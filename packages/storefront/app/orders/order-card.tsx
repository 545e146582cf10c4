import type { WireOrder } from '@little-dunes/domain/contract/orders/order-calls'
import { filsFromAed } from '@little-dunes/domain/money'
import { mayCancel, type OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'
import { orderPath } from '@little-dunes/domain/paths'
import { clsx } from 'clsx'
import { accountMessages } from '#account/account-messages'
import { orderItemView, refundText, type WireOrderItem } from '#account/order-item-view'
import { ConfirmPhone } from '#orders/confirm-phone.tsx'
import styles from '#orders/order-card.module.css'
import { ordersMessages } from '#orders/orders-messages'
import { formatMoney } from '#platform/amounts'
import { useMessages } from '#platform/messages'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { ItemLine } from '#ui/item-line.tsx'
import { Link } from '#ui/link.tsx'
import { Price } from '#ui/price.tsx'
import textStyles from '#ui/text.module.css'
import { uiMessages } from '#ui/ui-messages'

/** ORD-05 to ORD-07: the dot always has its word beside it. */
function Status({ status }: { status: OrderStatus }) {
  const t = useMessages(ordersMessages)
  return (
    <p className={clsx(styles.status, status === 'Cancelled' && styles.cancelled)}>
      <span className={textStyles.srOnly}>{t.status}: </span>
      {t.statuses[status]}
    </p>
  )
}

/** ORD-08, ORD-09. */
function OrderItem({ item }: { item: WireOrderItem }) {
  const t = useMessages(ordersMessages)
  const words = useMessages(uiMessages)
  const { name, colour, path, picture, now, before, flash } = orderItemView(item)
  const facts = [colour, words.size(item.size), t.quantity(item.quantity)]
  const notes = [facts.join(' · ')]
  if (flash !== null) notes.push(t.flashUnit(flash))
  return (
    <ItemLine
      className={styles.item}
      picture={picture}
      name={name}
      to={path}
      notes={notes}
      price={<Price exact now={now} before={before} />}
    />
  )
}

interface OrderCardProps {
  order: WireOrder
  onCancel(): void
  /** Called once the phone is confirmed, which changes other orders as well. */
  onConfirmed(): void
}

/** The paid total, and its parts besides the items. */
function Total({ order }: { order: WireOrder }) {
  const t = useMessages(ordersMessages)
  const { shippingMethod, discountCode, amount } = order
  return (
    <div className={styles.total}>
      <p>{[t.deliveries[shippingMethod], ...(discountCode ? [t.code(discountCode)] : [])].join(' · ')}</p>
      <p className={textStyles.numeric}>
        {t.total} <b dir="auto">{formatMoney(filsFromAed(amount))}</b>
      </p>
    </div>
  )
}

/** The payment method and state; a refund has its own text. */
function paymentText(
  { paymentMethod, payment, refund }: WireOrder,
  t: typeof ordersMessages,
  account: typeof accountMessages,
): string {
  const method = account.paymentMethods[paymentMethod]
  return payment && !refund ? t.paidBy(method) : method
}

/** ORD-02 to ORD-10. */
export function OrderCard({ order, onCancel, onConfirmed }: OrderCardProps) {
  const t = useMessages(ordersMessages)
  const account = useMessages(accountMessages)
  const facts = [
    [t.date, account.date(order.date)],
    [t.payment, paymentText(order, t, account)],
  ]
  const refund = refundText(order, account)
  return (
    <li tabIndex={-1} className={styles.order}>
      <div className={styles.head}>
        <dl className={clsx(styles.facts, textStyles.numeric)}>
          <div>
            <dt>{t.order}</dt>
            <dd>
              <Link to={orderPath(order.number)} className={textStyles.link}>
                {order.number}
              </Link>
            </dd>
          </div>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.state}>
          <Status status={order.status} />
          {refund && <p className={styles.refund}>{refund}</p>}
          {mayCancel(order.status) && (
            <Button look="danger" size="small" aria-label={t.cancelOrder(order.number)} onClick={onCancel}>
              {t.cancel}
            </Button>
          )}
        </div>
      </div>
      {order.review === 'phone_code' && <ConfirmPhone onConfirmed={onConfirmed} />}
      {order.review === 'staff' && <Callout className={styles.review}>{t.staffReview}</Callout>}
      <ul className={styles.items}>
        {order.items.map((item) => (
          <OrderItem key={orderItemView(item).key} item={item} />
        ))}
      </ul>
      <Total order={order} />
    </li>
  )
}
