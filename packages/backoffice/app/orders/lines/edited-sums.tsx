import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { linesMessages as texts } from '#orders/lines/lines-messages'
import sumStyles from '#orders/sums.module.css'
import { inAed } from '#platform/format'
import { InlineAlert } from '#ui/inline-alert.tsx'

interface EditedSumsProps {
  order: WholeOrder
  quote: ReplyOf<'POST /api/staff/order/lines/quote'>
}

export function EditedSums({ order, quote: { before, amount, losesCode } }: EditedSumsProps) {
  const difference = amount - before
  const isCard = order.paymentMethod === 'stripe'
  const becomes = isCard ? texts.refund : difference > 0 ? texts.collectMore : texts.collectLess
  const rows = [
    [texts.before, inAed(before)],
    [texts.after, inAed(amount)],
    ...(difference < 0 || !isCard ? [[becomes, inAed(Math.abs(difference))]] : []),
  ]
  return (
    <>
      <dl className={sumStyles.sums}>
        {rows.map(([name, value], place) => (
          <div key={name} className={place === rows.length - 1 ? sumStyles.total : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {losesCode && <InlineAlert>{texts.losesCode(order.discountCode ?? '')}</InlineAlert>}
      {isCard && difference > 0 && <InlineAlert kind="error">{texts.grows(inAed(difference))}</InlineAlert>}
    </>
  )
}
