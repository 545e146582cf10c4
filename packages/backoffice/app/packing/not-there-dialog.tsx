import { orderNumberText } from '@little-dunes/domain/orders/order-number'
import { packingMessages as texts } from '#packing/packing-messages'
import type { Stop } from '#packing/packing-progress'
import { Dialog } from '#ui/dialog.tsx'
import { sizeName } from '#ui/display/size-name'

interface NotThereDialogProps {
  stop: Stop
  onClose(): void
  onLeaveOut(): void
}

/** Asks before an order is left out of the walk: the button is next to 'Picked', and there is no undo. */
export function NotThereDialog({ stop: { order, item }, onClose, onLeaveOut }: NotThereDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={texts.notThereTitle}
      cancel={texts.goOnPicking}
      action={{ label: texts.notThere, look: 'danger', onClick: onLeaveOut }}
    >
      <p>{texts.notThereAbout(item.name, sizeName(item.size), orderNumberText(order.number))}</p>
    </Dialog>
  )
}
