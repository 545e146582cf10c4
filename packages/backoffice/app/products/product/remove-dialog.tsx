import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useEffect, useState } from 'react'
import { load } from '#platform/client'
import { productMessages as texts } from '#products/product/product-messages'
import { Dialog } from '#ui/dialog.tsx'
import { showError, showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

interface RemoveDialogProps {
  productId: string
  id: string
  name: string
  onClose(): void
}

export function RemoveDialog({ productId, id, name, onClose }: RemoveDialogProps) {
  const [removal, setRemoval] = useState<ReplyOf<'GET /api/staff/product/removal'> | null>(null)
  const { busy, change } = useMutation()

  useEffect(() => {
    load('GET /api/staff/product/removal', { productId, id }).then(setRemoval, showError)
  }, [productId, id])

  async function remove() {
    const answer = await change('POST /api/staff/product/remove', { productId, id })
    if (answer === null || isWireRefusal(answer)) return
    showToast(texts.removed(name))
    onClose()
  }

  return (
    <Dialog
      onClose={onClose}
      title={texts.removeTitle(name)}
      cancel={texts.keep}
      action={{
        label: texts.removeForGood(name),
        look: 'danger',
        busy: busy || removal === null,
        onClick: remove,
      }}
    >
      {removal && (
        <>
          <p>{texts.removeText}</p>
          <ul>
            <li>{texts.removedUnits(removal.units)}</li>
            <li>{texts.removedCarts(removal.carts)}</li>
            {removal.openOrders > 0 && <li>{texts.removedOrders(removal.openOrders)}</li>}
          </ul>
        </>
      )}
    </Dialog>
  )
}
