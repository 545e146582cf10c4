import type { WholeReturn } from '@little-dunes/domain/contract/staff/return-calls'
import {
  canTransitionReturn,
  endOf,
  hasReturnLabel,
} from '@little-dunes/domain/orders/returns/return-lifecycle'
import { useState } from 'react'
import { useOrderMutation } from '#orders/order/use-order-mutation'
import { usePermission } from '#platform/member'
import { DeclineDialog, RefundDialog } from '#returns/return/return-dialogs.tsx'
import { returnsMessages as texts } from '#returns/returns-messages'
import { PATHS } from '#shell/paths'
import { Button, ButtonLink } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-store'

const STEPS = ['approved', 'picked_up', 'received'] as const

/** What can be done next; the last of them is the usual one. */
export function ReturnActions({ one }: { one: WholeReturn }) {
  const { busy, change } = useOrderMutation()
  const [open, setOpen] = useState<'decline' | 'refund' | null>(null)
  const [mayMove, mayRefund, maySend] = [
    usePermission('orders:pack'),
    usePermission('orders:refund'),
    usePermission('orders:ship'),
  ]
  const can = (to: WholeReturn['status']) => canTransitionReturn(one.status, to)
  const end = endOf(one.resolution)
  const close = () => setOpen(null)

  async function move(to: (typeof STEPS)[number]) {
    if (await change('POST /api/staff/return/move', { returnId: one.id, to })) showToast(texts.done[to])
  }

  async function exchange() {
    if (await change('POST /api/staff/return/exchange', { returnId: one.id })) showToast(texts.exchanged)
  }

  const steps = STEPS.filter(can)
  return (
    <>
      {mayMove && hasReturnLabel(one.status) && (
        <ButtonLink look="outline" to={`${PATHS.returnLabel}/${one.id}`}>
          {texts.label}
        </ButtonLink>
      )}
      {mayMove && can('declined') && (
        <Button look="danger" onClick={() => setOpen('decline')}>
          {texts.moves.declined}
        </Button>
      )}
      {mayMove &&
        steps.map((to, at) => (
          <Button
            key={to}
            busy={busy}
            look={at === steps.length - 1 ? 'filled' : 'outline'}
            onClick={() => void move(to)}
          >
            {texts.moves[to]}
          </Button>
        ))}
      {mayRefund && can('refunded') && end === 'refunded' && (
        <Button onClick={() => setOpen('refund')}>{texts.refund}</Button>
      )}
      {maySend && can('exchanged') && end === 'exchanged' && (
        <Button busy={busy} onClick={() => void exchange()}>
          {texts.exchange}
        </Button>
      )}
      {open === 'decline' && <DeclineDialog one={one} onClose={close} />}
      {open === 'refund' && <RefundDialog one={one} onClose={close} />}
    </>
  )
}
