import type { OrderLine, WholeOrder } from '@little-dunes/domain/contract/staff/order-fields'
import styles from '#orders/order/order-items.module.css'
import { orderMessages } from '#orders/order/order-messages'
import { inAed } from '#platform/format'
import { textsOf } from '#platform/messages'
import { Card } from '#ui/card.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'

const texts = textsOf(orderMessages)

const Item = ({ line }: { line: OrderLine }) => (
  <li className={styles.line}>
    <Thumbnail address={line.picture} size="medium" />
    <span>
      {line.name}
      <small>
        {line.colour} · {line.size} · <bdi>{line.sku}</bdi>
      </small>
    </span>
    <span className={styles.count}>
      × <b>{line.quantity}</b>
      {line.refunded > 0 && <Tag look="coral">{texts.refundedUnits(line.refunded)}</Tag>}
    </span>
    <b className={styles.amount}>{inAed(line.paid)}</b>
  </li>
)

/** What was bought and what it has cost. */
export function OrderItems({ order }: { order: WholeOrder }) {
  const { lines, coupon, discountCode, delivery, expressFee, amount, vat, vatRate } = order
  const rows = [
    [texts.subtotal, inAed(order.discounted)],
    ...(coupon > 0 ? [[texts.code(discountCode ?? ''), inAed(-coupon)]] : []),
    [texts.delivery, delivery === 0 ? texts.free : inAed(delivery)],
    ...(expressFee > 0 ? [[texts.express, inAed(expressFee)]] : []),
  ]
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Card title={texts.items} aside={texts.pieces(pieces)} flush>
      <ul>
        {lines.map((line) => (
          <Item key={line.position} line={line} />
        ))}
      </ul>
      <dl className={styles.sums}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{texts.total}</dt>
          <dd>{inAed(amount)}</dd>
        </div>
        <div className={styles.quiet}>
          <dt>{texts.vatInside(inAed(amount - vat), vatRate)}</dt>
          <dd>{inAed(vat)}</dd>
        </div>
      </dl>
    </Card>
  )
}
