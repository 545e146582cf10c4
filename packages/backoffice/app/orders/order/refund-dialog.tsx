import type { OrderLine, WholeOrder } from '@little-dunes/domain/contract/staff/order-fields'
import { includedTax } from '@little-dunes/domain/money'
import { creditOfRefund, type RefundDestination } from '@little-dunes/domain/orders/credit/store-credit'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { lineRefund } from '@little-dunes/domain/orders/refunds/line-refund'
import { type FormEvent, useId, useState } from 'react'
import { orderMessages as texts } from '#orders/order/order-messages'
import styles from '#orders/order/refund-dialog.module.css'
import { RefundLine } from '#orders/order/refund-line.tsx'
import { useOrderMutation } from '#orders/order/use-order-mutation'
import { inAed } from '#platform/format'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { CheckField, SelectField, TextField } from '#ui/form/field.tsx'
import { showToast } from '#ui/toast/toast-store'

/** Units by the place of their line. */
type Units = Readonly<Record<number, number>>

/** Before a parcel is on its way its pieces still lie on the shelf. */
const isHere = ({ status }: WholeOrder): boolean => status === 'Order Placed' || status === 'Packing'

const amountOf = (line: OrderLine, units: Units): number =>
  lineRefund(line, line.refunded, units[line.position] ?? 0)

/** Refunds units of lines and the delivery; the server computes the same amounts again, and refuses more than is left. */
export function RefundDialog({ order, onClose }: { order: WholeOrder; onClose(): void }) {
  const { busy, change } = useOrderMutation()
  const [units, setUnits] = useState<Units>({})
  const [restocked, setRestocked] = useState<Readonly<Record<number, boolean>>>({})
  const [withDelivery, setWithDelivery] = useState(false)
  const [error, setError] = useState<string | null>(null)
  // A retry after a lost answer is the same refund.
  const [key] = useState(() => crypto.randomUUID())
  const form = useId()
  const [to, setTo] = useState<RefundDestination>(order.paymentMethod === 'credit' ? 'credit' : 'original')
  const fees = withDelivery ? order.refundableDelivery : 0
  const total = order.lines.reduce((sum, line) => sum + amountOf(line, units), fees)
  const isRestocked = (position: number) => restocked[position] ?? isHere(order)

  const left = { total: order.refundable, original: order.refundableOriginal }
  const toCredit = total > order.refundable ? 0 : creditOfRefund(total, left, to)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    if (reason === '') return setError(texts.reasonNeeded)
    const lines = order.lines.flatMap(({ position }) =>
      units[position] ? [{ position, quantity: units[position], restock: isRestocked(position) }] : [],
    )
    const input = { orderId: order.id, lines, delivery: withDelivery, reason, to }
    if (!(await change('POST /api/staff/order/refund', input, key))) return
    showToast(texts.refundMade(inAed(total)))
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.refundTitle(orderNumberText(order.number))}
      actions={
        <>
          <small className={styles.warning}>{texts.refundWarning}</small>
          <Button look="outline" onClick={onClose}>
            {texts.keep}
          </Button>
          <Button type="submit" form={form} busy={busy} disabled={total === 0 || total > order.refundable}>
            {texts.refundAmount(inAed(total))}
          </Button>
        </>
      }
    >
      <ul className={styles.lines}>
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
          <TextField label={texts.reason} name="reason" maxLength={500} error={error} />
          {order.refundableDelivery > 0 && (
            <CheckField
              label={texts.withDelivery(inAed(order.refundableDelivery))}
              checked={withDelivery}
              onChange={({ target }) => setWithDelivery(target.checked)}
            />
          )}
          {order.paymentMethod !== 'credit' && (
            <SelectField
              label={texts.refundTo}
              value={to}
              onChange={({ target }) => setTo(target.value as RefundDestination)}
            >
              <option value="original">
                {texts.toOriginal(order.paymentMethod === 'cod', left.original < left.total)}
              </option>
              <option value="credit">{texts.toCredit}</option>
            </SelectField>
          )}
        </div>
        <dl className={styles.sums}>
          {fees > 0 && (
            <div>
              <dt>{texts.delivery}</dt>
              <dd>{inAed(fees)}</dd>
            </div>
          )}
          {(total > toCredit || (total === 0 && to === 'original')) && (
            <div className={styles.total}>
              <dt>{order.paymentMethod === 'cod' ? texts.backInCash : texts.backToCard}</dt>
              <dd>{inAed(total - toCredit)}</dd>
            </div>
          )}
          {(toCredit > 0 || (total === 0 && to === 'credit')) && (
            <div className={styles.total}>
              <dt>{texts.backToCredit}</dt>
              <dd>{inAed(toCredit)}</dd>
            </div>
          )}
          {total > 0 && (
            <div>
              <dt>{texts.refundVat(order.vatRate)}</dt>
              <dd>{inAed(includedTax(total, order.vatRate))}</dd>
            </div>
          )}
          <div>
            <dt>{texts.leftAfter}</dt>
            <dd>{inAed(order.refundable - total)}</dd>
          </div>
        </dl>
      </form>
    </Dialog>
  )
}
