import type { CashToPayBack } from '@little-dunes/domain/contract/cash-on-delivery/cash-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { clsx } from 'clsx'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { cashMessages as texts } from '#cash/cash-messages'
import { reasonOf } from '#orders/order/history-of'
import { orderPath } from '#orders/order-query'
import { formatDateTime, inAed } from '#platform/format'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/field.tsx'
import tables from '#ui/list/table.module.css'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'
import { useRequestKey } from '#ui/use-request-key'

/** Asks how the cash was handed over, and notes it. */
function PaidBackDialog({ refund, onClose }: { refund: CashToPayBack; onClose(): void }) {
  const { busy, change } = useMutation()
  const { keyFor } = useRequestKey()
  const form = useId()
  const { refundId, name } = refund
  const amount = inAed(refund.amount)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('note')).trim()
    const request = { refundId, note }
    const answer = await change('POST /api/staff/cash/pay-back', request, keyFor(request))
    if (answer === null || isWireRefusal(answer)) return
    const run = () => void change('POST /api/staff/cash/pay-back', { refundId, paidBack: false })
    showToast(texts.notedPaidBack(amount), { undo: { label: texts.undo, run } })
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.paidBackOf(orderNumberText(refund.order.number))}
      about={texts.paidBackTo(amount, name)}
      cancel={texts.keep}
      actions={
        <Button type="submit" form={form} busy={busy}>
          {texts.paidBack}
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField label={texts.how} hint={texts.howHint} name="note" maxLength={200} />
      </form>
    </Dialog>
  )
}

/** Refunds in cash that nobody has handed over yet, the longest waiting first; on a phone each is a card. */
export function PayBackCard({ refunds }: { refunds: CashToPayBack[] }) {
  const [chosen, setChosen] = useState<CashToPayBack | null>(null)
  return (
    <Card title={texts.toPayBack} flush>
      <div className={tables.scroll}>
        <table className={clsx(tables.table, tables.cards)}>
          <thead>
            <tr>
              <th>{texts.order}</th>
              <th>{texts.shopper}</th>
              <th>{texts.why}</th>
              <th>{texts.since}</th>
              <th className={tables.end}>{texts.amount}</th>
              <th />
            </tr>
          </thead>
          <tbody>
            {refunds.map((refund) => (
              <tr key={refund.refundId}>
                <td className={clsx(tables.main, tables.topStart)}>
                  <Link to={orderPath(refund.order.id)}>
                    <bdi>{orderNumberText(refund.order.number)}</bdi>
                  </Link>
                </td>
                <td className={tables.bottomStart}>
                  <bdi>{refund.name}</bdi>
                  <br />
                  <a href={`tel:${refund.phone}`}>
                    <bdi dir="ltr">{refund.phone}</bdi>
                  </a>
                </td>
                <td>{reasonOf(refund) ?? '–'}</td>
                <td className={tables.bottomEnd}>{formatDateTime(refund.at)}</td>
                <td className={clsx(tables.end, tables.topEnd)}>{inAed(refund.amount)}</td>
                <td className={tables.end}>
                  <Button
                    look="outline"
                    size="small"
                    aria-label={texts.paidBackOf(orderNumberText(refund.order.number))}
                    onClick={() => setChosen(refund)}
                  >
                    {texts.paidBack}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {chosen && <PaidBackDialog refund={chosen} onClose={() => setChosen(null)} />}
    </Card>
  )
}
