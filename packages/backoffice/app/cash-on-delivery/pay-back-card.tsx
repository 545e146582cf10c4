import type { CashToPayBack } from '@little-dunes/domain/contract/cash-on-delivery/cash-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { type FormEvent, useId, useState } from 'react'
import { cashMessages as texts } from '#cash-on-delivery/cash-messages'
import { formatReason } from '#orders/order/build-history'
import { OrderLink } from '#orders/order-link.tsx'
import { formatDateTime, inAed } from '#platform/format'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/field.tsx'
import { actionColumn, type Column } from '#ui/list/data-table.tsx'
import { ListCard } from '#ui/list/list-card.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'
import { useRequestKey } from '#ui/use-request-key'

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
      onClose={onClose}
      title={texts.markRefundedLabel(orderNumberText(refund.order.number))}
      about={texts.paidBackTo(amount, name)}
      cancel={texts.keep}
      action={{ label: texts.paidBack, form, busy }}
    >
      <form id={form} onSubmit={submit}>
        <TextField label={texts.how} hint={texts.howHint} name="note" maxLength={200} />
      </form>
    </Dialog>
  )
}

const COLUMNS: readonly Column<CashToPayBack>[] = [
  {
    heading: texts.order,
    look: 'main',
    phone: 'topStart',
    cell: ({ order }) => <OrderLink order={order} />,
  },
  {
    heading: texts.customer,
    phone: 'bottomStart',
    cell: ({ name, phone }) => (
      <>
        <bdi>{name}</bdi>
        <br />
        <a href={`tel:${phone}`}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
      </>
    ),
  },
  { heading: texts.why, cell: (refund) => formatReason(refund) ?? '–' },
  { heading: texts.since, phone: 'bottomEnd', cell: ({ at }) => formatDateTime(at) },
  { heading: texts.amount, look: 'end', phone: 'topEnd', cell: ({ amount }) => inAed(amount) },
]

/** Cash refunds due, the longest waiting first. */
export function PayBackCard({ refunds }: { refunds: CashToPayBack[] }) {
  const [chosen, setChosen] = useState<CashToPayBack | null>(null)
  const paidColumn = actionColumn<CashToPayBack>((refund) => (
    <Button
      look="outline"
      size="small"
      aria-label={texts.markRefundedLabel(orderNumberText(refund.order.number))}
      onClick={() => setChosen(refund)}
    >
      {texts.paidBack}
    </Button>
  ))
  return (
    <>
      <ListCard
        title={texts.toPayBack}
        columns={[...COLUMNS, paidColumn]}
        rows={refunds}
        rowKey={({ refundId }) => refundId}
      />
      {chosen && <PaidBackDialog refund={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}
