import { Dialog } from '@base-ui/react/dialog'
import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { X } from 'lucide'
import styles from '#ui/dialog/dialog.module.css'
import type { DialogProps } from '#ui/dialog/dialog-props'
import iconButtonStyles from '#ui/icon-button.module.css'

/** Focus stays inside, Escape and a click on the backdrop close it, the page behind does not scroll. */
export default function DialogBox({
  open,
  onClose,
  label,
  closeLabel,
  className,
  sheet,
  children,
}: DialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.veil} />
        <div className={clsx(styles.place, sheet && styles.sheet, sheet === 'side' && styles.side)}>
          <Dialog.Popup className={clsx(styles.dialog, className)} aria-label={label}>
            <Dialog.Close className={clsx(iconButtonStyles.plain, styles.close)} aria-label={closeLabel}>
              <Icon node={X} />
            </Dialog.Close>
            {children}
          </Dialog.Popup>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
