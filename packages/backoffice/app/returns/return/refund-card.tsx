import type { WholeReturn } from '@little-dunes/domain/contract/returns/staff/return-calls'
import { isFinishedReturn } from '@little-dunes/domain/orders/returns/return-lifecycle'
import factStyles from '#orders/order/facts.module.css'
import { inAed } from '#platform/format'
import { ExchangeSums, RefundSums } from '#returns/return/return-sums.tsx'
import { returnsMessages as texts } from '#returns/returns-messages'
import { Card } from '#ui/card.tsx'

/** Expected or paid refund; hidden for returns that ended without one. */
export function RefundCard({ one }: { one: WholeReturn }) {
  if (one.refunded === null && isFinishedReturn(one.status)) return null
  if (one.resolution === 'exchange')
    return (
      <Card title={texts.wishes.exchange}>
        <ExchangeSums one={one} />
      </Card>
    )
  return (
    <Card
      title={texts.amounts}
      aside={one.refundTo === 'credit' ? texts.money.credit : texts.money[one.paymentMethod]}
    >
      {one.refunded === null ? (
        <RefundSums one={one} />
      ) : (
        <dl className={factStyles.facts}>
          <div>
            <dt>{texts.refunded}</dt>
            <dd>{inAed(one.refunded)}</dd>
          </div>
          <div>
            <dt>{texts.left}</dt>
            <dd>{inAed(one.refundable)}</dd>
          </div>
        </dl>
      )}
    </Card>
  )
}
