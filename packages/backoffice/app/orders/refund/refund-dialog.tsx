import type { OrderLine, WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { aedFromFils } from '@little-dunes/domain/money'
import type { RefundDestination } from '@little-dunes/domain/orders/credit/store-credit'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { lineRefund } from '@little-dunes/domain/orders/refunds/line-refund'
import { type FormEvent, useId, useState } from 'react'
import { cardName } from '#orders/order/card-name'
import { orderMessages as texts } from '#orders/order/order-messages'
import { useOrderMutation } from '#orders/order/use-order-mutation'
import styles from '#orders/refund/refund-dialog.module.css'
import { RefundLine } from '#orders/refund/refund-line.tsx'
import { useRefundReason } from '#orders/refund/refund-reason.tsx'
import { RefundSums } from '#orders/refund/refund-sums.tsx'
import { inAed } from '#platform/format'
import { usePermission } from '#platform/member'
import { typedFils } from '#platform/typed-fils'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Parts } from '#ui/display/parts.tsx'
import { CheckField, SelectField, TextField } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useRequestKey } from '#ui/use-request-key'

/** Units by the place of their line. */
type Units = Readonly<Record<number, number>>

/** Before a parcel is on its way its pieces still lie on the shelf. */
const isHere = ({ status }: WholeOrder): boolean => status === 'Order Placed' || status === 'Packing'

const amountOf = (line: OrderLine, units: Units): number =>
  lineRefund(line, line.refunded, units[line.position] ?? 0)

/** What came in for an order: 'AED 452.70 paid by card'. */
const paidWith = ({ received, receivedOriginal: original, paymentMethod, card }: WholeOrder): string[] => [
  ...(original > 0 ? [texts.paidWith[paymentMethod](inAed(original), cardName(card))] : []),
  ...(received > original ? [texts.paidWith.credit(inAed(received - original))] : []),
]

/** Refunds units of lines and the delivery, or a free amount; the server computes the same amounts again, and refuses more than is left. */
export function RefundDialog({ order, onClose }: { order: WholeOrder; onClose(): void }) {
  const { busy, change } = useOrderMutation()
  const [isFree, setIsFree] = useState(false)
  const [typed, setTyped] = useState('')
  const [units, setUnits] = useState<Units>({})
  const [restocked, setRestocked] = useState<Readonly<Record<number, boolean>>>({})
  const [withDelivery, setWithDelivery] = useState(false)
  const [email, setEmail] = useState(true)
  const [paidBack, setPaidBack] = useState(false)
  const mayPayBack = usePermission('cash:remit')
  const { ask, fields } = useRefundReason()
  const request = useRequestKey()
  const form = useId()
  const [to, setTo] = useState<RefundDestination>(order.paymentMethod === 'credit' ? 'credit' : 'original')
  const free = isFree ? typedFils(typed) : 0
  const fees = withDelivery && !isFree ? order.refundableDelivery : 0
  const chosen = order.lines.flatMap((line) => {
    const count = units[line.position] ?? 0
    return count > 0 && !isFree ? [{ line, units: count, amount: amountOf(line, units) }] : []
  })
  const total = chosen.reduce((sum, { amount }) => sum + amount, fees + free)
  const isFine = total > 0 && total <= order.refundable
  const goesInCash = order.paymentMethod === 'cod' && order.refundableOriginal > 0 && to === 'original'
  const isRestocked = (position: number) => restocked[position] ?? isHere(order)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = ask()
    if (reason === null) return
    const lines = chosen.map(({ line: { position }, units: quantity }) => {
      return { position, quantity, restock: isRestocked(position) }
    })
    const cash = goesInCash && { paidBack }
    const parts = isFree ? { amount: aedFromFils(free) } : { lines, delivery: withDelivery }
    const input = { orderId: order.id, ...parts, email, reason, to, ...cash }
    if (!(await change('POST /api/staff/order/refund', input, request.keyFor(input)))) return
    showToast(texts.refundMade(inAed(total)))
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.refundTitle(orderNumberText(order.number))}
      about={<Parts of={paidWith(order)} />}
      actions={
        <>
          <small className={styles.warning}>{texts.refundWarning}</small>
          <Button look="outline" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button type="submit" form={form} busy={busy} disabled={!isFine}>
            {texts.refundAmount(inAed(total))}
          </Button>
        </>
      }
    >
      <div className={styles.kind}>
        <SelectField
          label={texts.refundKind}
          value={isFree ? 'amount' : 'items'}
          onChange={({ target }) => setIsFree(target.value === 'amount')}
        >
          <option value="items">{texts.refundKinds.items}</option>
          <option value="amount">{texts.refundKinds.amount}</option>
        </SelectField>
      </div>
      <ul className={styles.lines} hidden={isFree}>
        {order.lines.map((line) => (
          <RefundLine
            key={line.position}
            line={line}
            units={units[line.position] ?? 0}
            amount={amountOf(line, units)}
            isRestocked={isRestocked(line.position)}
            onChange={(count) => setUnits({ ...units, [line.position]: count })}
            onRestock={(isBack) => setRestocked({ ...restocked, [line.position]: isBack })}
          />
        ))}
      </ul>
      <form id={form} onSubmit={submit} className={styles.foot}>
        <div className={styles.choices}>
          {isFree && (
            <TextField
              label={texts.freeAmount}
              hint={texts.freeAmountHint(inAed(order.refundable))}
              isInAed
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              error={typed === '' || isFine ? null : texts.wrongAmount(inAed(1), inAed(order.refundable))}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
          {fields}
          {order.refundableDelivery > 0 && !isFree && (
            <CheckField
              label={texts.withDelivery(inAed(order.refundableDelivery))}
              checked={withDelivery}
              onChange={({ target }) => setWithDelivery(target.checked)}
            />
          )}
          <CheckField
            label={texts.withEmail(order.language)}
            checked={email}
            onChange={({ target }) => setEmail(target.checked)}
          />
          {order.paymentMethod !== 'credit' && (
            <SelectField
              label={texts.refundTo}
              value={to}
              onChange={({ target }) => setTo(target.value as RefundDestination)}
            >
              <option value="original">
                {texts.toOriginal(order.paymentMethod === 'cod', order.refundableOriginal < order.refundable)}
              </option>
              <option value="credit">{texts.toCredit}</option>
            </SelectField>
          )}
          {goesInCash && mayPayBack && (
            <CheckField
              label={texts.paidBackAlready}
              checked={paidBack}
              onChange={({ target }) => setPaidBack(target.checked)}
            />
          )}
        </div>
        <RefundSums order={order} chosen={chosen} delivery={fees} free={isFine ? free : 0} to={to} />
      </form>
    </Dialog>
  )
}
