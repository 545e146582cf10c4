import type { WholeReturn } from '@little-dunes/domain/contract/staff/return-calls'
import factStyles from '#orders/order/facts.module.css'
import { inAed } from '#platform/format'
import { returnsMessages as texts } from '#returns/returns-messages'
import { Card } from '#ui/card.tsx'

/** What a refund is made of; nothing of an exchange. */
export function RefundCard({ one }: { one: WholeReturn }) {
  if (one.resolution === 'exchange') return null
  const { goods, fees, pickup, amount } = one.refund
  const rows =
    one.refunded === null
      ? [
          [texts.goods, inAed(goods)],
          ...(fees > 0 ? [[texts.fees, inAed(fees)]] : []),
          ...(pickup > 0 ? [[texts.pickup, inAed(-pickup)]] : []),
          [texts.byRules, inAed(amount)],
          [texts.left, inAed(one.refundable)],
        ]
      : [
          [texts.refunded, inAed(one.refunded)],
          [texts.left, inAed(one.refundable)],
        ]
  return (
    <Card
      title={texts.amounts}
      aside={one.refundTo === 'credit' ? texts.money.credit : texts.money[one.paymentMethod]}
    >
      <dl className={factStyles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
