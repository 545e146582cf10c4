import type { WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { orderMessages as texts } from '#orders/order/order-messages'
import { useOrderMutation } from '#orders/order/use-order-mutation'
import { Dialog } from '#ui/dialog.tsx'

export function RefusedDeliveryDialog({ order, onClose }: { order: WholeOrder; onClose(): void }) {
  const { busy, change } = useOrderMutation()
  const refuse = async () => {
    if (await change('POST /api/staff/order/refuse', { orderId: order.id })) onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title={texts.refuseTitle}
      cancel={texts.keep}
      action={{ label: texts.refuse, look: 'danger', busy, onClick: refuse }}
    >
      <p>{texts.refuseText}</p>
    </Dialog>
  )
}
