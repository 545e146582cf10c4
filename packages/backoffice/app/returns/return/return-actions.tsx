import type { WholeReturn } from '@little-dunes/domain/contract/returns/staff/return-calls'
import { canTransitionReturn, hasReturnLabel } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { useState } from 'react'
import { useOrderMutation } from '#orders/order/use-order-mutation'
import { usePermission } from '#platform/member'
import { DeclineDialog } from '#returns/return/decline-dialog.tsx'
import { returnsMessages as texts } from '#returns/returns-messages'
import { PATHS } from '#shell/paths'
import { Button, ButtonLink } from '#ui/button.tsx'
import { showToast } from '#ui/toast/toast-store'

const STEPS = ['approved', 'picked_up', 'received'] as const

/** Next steps of the parcel; the last is the usual one. */
export function ReturnActions({ one }: { one: WholeReturn }) {
  const { busy, change } = useOrderMutation()
  const [isDeclining, setDeclining] = useState(false)
  const mayMove = usePermission('orders:pack')
  const can = (to: WholeReturn['status']) => canTransitionReturn(one.status, to)

  async function move(to: (typeof STEPS)[number]) {
    if (await change('POST /api/staff/return/move', { returnId: one.id, to })) showToast(texts.done[to])
  }

  const steps = STEPS.filter(can)
  return (
    <>
      {mayMove && hasReturnLabel(one.status) && (
        <ButtonLink look="outline" to={PATHS.returnLabel.replace(':id', one.id)}>
          {texts.label}
        </ButtonLink>
      )}
      {mayMove && can('declined') && (
        <Button look="danger" onClick={() => setDeclining(true)}>
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
      {isDeclining && <DeclineDialog one={one} onClose={() => setDeclining(false)} />}
    </>
  )
}
