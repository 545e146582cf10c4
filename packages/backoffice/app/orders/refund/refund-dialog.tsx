import type { WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { aedFromFils } from '@little-dunes/domain/money'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { type FormEvent, useId } from 'react'
import { cardName } from '#orders/order/card-name'
import { orderMessages as texts } from '#orders/order/order-messages'
import { useOrderMutation } from '#orders/order/use-order-mutation'
import { RefundChoices } from '#orders/refund/refund-choices.tsx'
import styles from '#orders/refund/refund-dialog.module.css'
import { RefundLine } from '#orders/refund/refund-line.tsx'
import { useRefundReason } from '#orders/refund/refund-reason.tsx'
import { RefundSums } from '#orders/refund/refund-sums.tsx'
import { computeRefund, useRefund } from '#orders/refund/use-refund'
import { inAed } from '#platform/format'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Parts } from '#ui/display/parts.tsx'
import { SelectField } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useRequestKey } from '#ui/use-request-key'

/** Amounts received for an order: 'AED 452.70 paid by card'. */
const paidWith = ({ received, receivedOriginal: original, paymentMethod, card }: WholeOrder): string[] => [
  ...(original > 0 ? [texts.paidWith[paymentMethod](inAed(original), cardName(card))] : []),
  ...(received > original ? [texts.paidWith.credit(inAed(received - original))] : []),
]

/**
 * Refunds units and delivery, or a free amount. The server computes the amounts again and refuses more than is left.
 */
export function RefundDialog({ order, onClose }: { order: WholeOrder; onClose(): void }) {
  const { busy, change } = useOrderMutation()
  const { ask, fields } = useRefundReason()
  const request = useRequestKey()
  const form = useId()
  const refund = useRefund(order)
  const { draft, set, chosen, fees, free, total, isValid, goesInCash, isRestocked } = refund

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = ask()
    if (reason === null) return
    const lines = chosen.map(({ line: { position }, units: quantity }) => {
      return { position, quantity, restock: isRestocked(position) }
    })
    const { isCustomAmount, email, to, paidBack } = draft
    const cash = goesInCash && { paidBack }
    const parts = isCustomAmount ? { amount: aedFromFils(free) } : { lines, delivery: draft.withDelivery }
    const input = { orderId: order.id, ...parts, email, reason, to, ...cash }
    if (!(await change('POST /api/staff/order/refund', input, request.keyFor(input)))) return
    showToast(texts.refundMade(inAed(total)))
    onClose()
  }

  return (
    <Dialog
      onClose={onClose}
      title={texts.refundTitle(orderNumberText(order.number))}
      about={<Parts of={paidWith(order)} />}
      actions={
        <>
          <small className={styles.warning}>{texts.refundWarning}</small>
          <Button look="outline" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button type="submit" form={form} busy={busy} disabled={!isValid}>
            {texts.refundAmount(inAed(total))}
          </Button>
        </>
      }
    >
      <div className={styles.kind}>
        <SelectField
          label={texts.refundKind}
          value={draft.isCustomAmount ? 'amount' : 'items'}
          onChange={({ target }) => set({ isCustomAmount: target.value === 'amount' })}
        >
          <option value="items">{texts.refundKinds.items}</option>
          <option value="amount">{texts.refundKinds.amount}</option>
        </SelectField>
      </div>
      <ul className={styles.lines} hidden={draft.isCustomAmount}>
        {order.lines.map((line) => (
          <RefundLine
            key={line.position}
            line={line}
            units={draft.units[line.position] ?? 0}
            amount={computeRefund(line, draft.units)}
            isRestocked={isRestocked(line.position)}
            onChange={(count) => set({ units: { ...draft.units, [line.position]: count } })}
            onRestock={(isBack) => set({ restocked: { ...draft.restocked, [line.position]: isBack } })}
          />
        ))}
      </ul>
      <form id={form} onSubmit={submit} className={styles.foot}>
        <RefundChoices order={order} refund={refund} reason={fields} />
        <RefundSums order={order} chosen={chosen} delivery={fees} free={isValid ? free : 0} to={draft.to} />
      </form>
    </Dialog>
  )
}
