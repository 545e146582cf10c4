import type { ListedOwedOrder } from '@little-dunes/domain/contract/cash-on-delivery/cash-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { cashMessages as texts } from '#cash-on-delivery/cash-messages'
import { inAed } from '#platform/format'
import { Dialog } from '#ui/dialog.tsx'
import { BulkAction, BulkBar } from '#ui/list/selection/bulk-bar.tsx'
import { showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'
import { useRequestKey } from '#ui/use-request-key'

/** Books the whole cash of the selected orders as handed over, for couriers that send no file. */
export function HandedOverBar({ orders, onDone }: { orders: ListedOwedOrder[]; onDone(): void }) {
  const [isOpen, setOpen] = useState(false)
  const { busy, change } = useMutation()
  const { keyFor } = useRequestKey()
  const sum = inAed(orders.reduce((total, { amount }) => total + amount, 0))
  const [carrier, ...others] = new Set(orders.map((order) => order.carrier))

  async function book() {
    const request = {
      carrier: others.length > 0 ? '' : (carrier ?? ''),
      lines: orders.map(({ id: orderId, amount: paid }) => ({ orderId, paid })),
    }
    const answer = await change('POST /api/staff/cash/remit', request, keyFor(request))
    if (answer === null || isWireRefusal(answer)) return
    showToast(texts.booked(orders.length, sum))
    onDone()
  }

  return (
    <BulkBar label={texts.selected} text={`${texts.orders(orders.length)} · ${sum}`} onClear={onDone}>
      <BulkAction onClick={() => setOpen(true)}>{texts.handedOver}</BulkAction>
      {isOpen && (
        <Dialog
          onClose={() => setOpen(false)}
          title={texts.handedOver}
          about={`${texts.orders(orders.length)} · ${sum}`}
          cancel={texts.keep}
          action={{ label: texts.book(orders.length, sum), busy, onClick: () => void book() }}
        >
          <p>{texts.handedOverHint}</p>
        </Dialog>
      )}
    </BulkBar>
  )
}
