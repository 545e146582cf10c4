import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { DialogProps } from '#ui/dialog/dialog-props'

/** Focus stays inside, Escape and a click on the veil close, the page behind does not scroll. */
export default function DialogBox({
  open,
  onClose,
  label,
  closeLabel,
  className = '',
  sheet,
  children,
}: DialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="dialog-veil" />
        <div className={`dialog-place ${sheet ? 'dialog-sheet' : ''}`}>
          <Dialog.Popup className={`dialog ${className}`} aria-label={label}>
            <Dialog.Close className="icon-button dialog-close" aria-label={closeLabel}>
              <X aria-hidden />
            </Dialog.Close>
            {children}
          </Dialog.Popup>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
