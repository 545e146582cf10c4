import type { OrderLine, WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { mayEditOrder } from '@little-dunes/domain/orders/order-lifecycle'
import { clsx } from 'clsx'
import { Suspense, useState } from 'react'
import { linesMessages } from '#orders/lines/lines-messages'
import styles from '#orders/order/order-items.module.css'
import { orderMessages as texts } from '#orders/order/order-messages'
import sumStyles from '#orders/sums.module.css'
import { inAed } from '#platform/format'
import { usePermission } from '#platform/member'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Parts } from '#ui/display/parts.tsx'
import { sizeName } from '#ui/display/size-name'
import { Swatch } from '#ui/display/swatches.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Thumbnail } from '#ui/display/thumbnail.tsx'
import { late } from '#ui/late'

const EditLinesDialog = late(
  async () => (await import('#orders/lines/edit-lines-dialog.tsx')).EditLinesDialog,
)

const Item = ({ line }: { line: OrderLine }) => (
  <li className={styles.line}>
    <Thumbnail address={line.picture} size="medium" />
    <span>
      <bdi>{line.name}</bdi>
      <small>
        {line.swatch && <Swatch swatch={line.swatch} />}
        <Parts of={[line.colour, sizeName(line.size), line.sku]} />
      </small>
    </span>
    <span className={styles.count}>
      <span>
        {line.quantity > 1 && inAed(line.paid / line.quantity)} × <b>{line.quantity}</b>
      </span>
      {line.refunded > 0 && <Tag look="coral">{texts.refundedUnits(line.refunded)}</Tag>}
    </span>
    <b className={styles.amount}>{inAed(line.paid)}</b>
  </li>
)

export function OrderItems({ order }: { order: WholeOrder }) {
  const { lines, coupon, discountCode, delivery, expressFee, cashFee, amount, vat, vatRate } = order
  const rows = [
    [texts.subtotal, inAed(order.discounted)],
    ...(coupon > 0 ? [[texts.code(discountCode ?? ''), inAed(-coupon)]] : []),
    [texts.delivery, delivery === 0 ? texts.free : inAed(delivery)],
    ...(expressFee > 0 ? [[texts.express, inAed(expressFee)]] : []),
    ...(cashFee > 0 ? [[texts.cashFee, inAed(cashFee)]] : []),
  ]
  const [isEditing, setEditing] = useState(false)
  const isUntouched = lines.every(({ refunded }) => refunded === 0)
  const mayEdit = usePermission('orders:edit') && mayEditOrder(order.status) && isUntouched
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Card
      title={texts.items}
      aside={texts.units(units)}
      actions={
        mayEdit && (
          <Button look="quiet" size="small" onClick={() => setEditing(true)}>
            {linesMessages.edit}
          </Button>
        )
      }
      flush
    >
      <ul>
        {lines.map((line) => (
          <Item key={line.position} line={line} />
        ))}
      </ul>
      <dl className={clsx(sumStyles.sums, styles.sums)}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={clsx(sumStyles.total, styles.total)}>
          <dt>{texts.total}</dt>
          <dd>{inAed(amount)}</dd>
        </div>
        <div className={styles.quiet}>
          <dt>{texts.vatInside(inAed(amount - vat), vatRate)}</dt>
          <dd>{inAed(vat)}</dd>
        </div>
      </dl>
      <Suspense>{isEditing && <EditLinesDialog order={order} onClose={() => setEditing(false)} />}</Suspense>
    </Card>
  )
}
