import type { OrderLine, WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { includedTax } from '@little-dunes/domain/money'
import { creditOfRefund, type RefundDestination } from '@little-dunes/domain/orders/credit/store-credit'
import { lineRefund } from '@little-dunes/domain/orders/refunds/line-refund'
import { clsx } from 'clsx'
import { orderMessages as texts } from '#orders/order/order-messages'
import styles from '#orders/refund/refund-dialog.module.css'
import sumStyles from '#orders/sums.module.css'
import { inAed } from '#platform/format'

interface RefundSumsProps {
  order: WholeOrder
  chosen: readonly { line: OrderLine; units: number; amount: number }[]
  delivery: number
  /** An amount without an item. */
  free: number
  to: RefundDestination
}

export function RefundSums({ order, chosen, delivery, free, to }: RefundSumsProps) {
  const goods = chosen.map(({ line, units, amount }) => {
    const price = lineRefund({ ...line, couponShare: 0 }, line.refunded, units)
    return { key: line.position, name: texts.unitsLabel(units, line.name), price, share: price - amount }
  })
  const share = goods.reduce((sum, one) => sum + one.share, 0)
  const total = chosen.reduce((sum, { amount }) => sum + amount, delivery + free)
  // Rounded per line, as on the credit note.
  const getVat = (amount: number) => includedTax(amount, order.vatRate)
  const vat = chosen.reduce((sum, { amount }) => sum + getVat(amount), getVat(delivery) + getVat(free))
  const left = { total: order.refundable, original: order.refundableOriginal }
  const toCredit = total > order.refundable ? 0 : creditOfRefund(total, left, to)
  const original = total - toCredit
  return (
    <dl className={clsx(sumStyles.sums, styles.sums)}>
      {goods.map(({ key, name, price }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{inAed(price)}</dd>
        </div>
      ))}
      {share > 0 && (
        <div>
          <dt>{texts.shareOfCode(order.discountCode ?? '')}</dt>
          <dd className={styles.less}>{inAed(-share)}</dd>
        </div>
      )}
      {delivery > 0 && (
        <div>
          <dt>{texts.delivery}</dt>
          <dd>{inAed(delivery)}</dd>
        </div>
      )}
      {free > 0 && (
        <div>
          <dt>{texts.priceReduction}</dt>
          <dd>{inAed(free)}</dd>
        </div>
      )}
      {(original > 0 || (total === 0 && to === 'original')) && (
        <div className={clsx(sumStyles.total, styles.total)}>
          <dt>{order.paymentMethod === 'cod' ? texts.backInCash : texts.backToCard}</dt>
          <dd>{inAed(original)}</dd>
        </div>
      )}
      {(toCredit > 0 || (total === 0 && to === 'credit')) && (
        <div className={clsx(sumStyles.total, styles.total)}>
          <dt>{texts.backToCredit}</dt>
          <dd>{inAed(toCredit)}</dd>
        </div>
      )}
      {total > 0 && (
        <div>
          <dt>{texts.refundVat(order.vatRate)}</dt>
          <dd>{inAed(vat)}</dd>
        </div>
      )}
      <div>
        <dt>{texts.leftAfter}</dt>
        <dd>{inAed(order.refundable - total)}</dd>
      </div>
    </dl>
  )
}
