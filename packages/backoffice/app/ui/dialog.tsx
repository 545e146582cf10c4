import { Dialog as Base } from '@base-ui/react/dialog'
import { Icon } from '@little-dunes/design/icon.tsx'
import { X } from 'lucide'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import styles from '#ui/dialog.module.css'
import { uiMessages } from '#ui/ui-messages'

const FIELD = ':is(input, select, textarea):not([type="hidden"], :disabled)'

interface DialogProps {
  open: boolean
  onClose(): void
  title: string
  /** On the button that closes and does nothing else; it is the first below the content. */
  cancel?: string
  /** Buttons below the content; they stay in sight. */
  actions?: ReactNode
  /** What has the focus when it opens, where that is not the first field, or without any the title. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

/** A window over the page; on the phone a sheet from the lower edge. */
export function Dialog({ open, onClose, title, cancel, actions, initialFocus, children }: DialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  // On a phone the keyboard would cover what the dialog is about.
  const firstField = (by: string) =>
    (by === 'touch' ? null : popup.current?.querySelector<HTMLElement>(FIELD)) ?? heading.current
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.veil} />
        <Base.Popup className={styles.dialog} ref={popup} initialFocus={initialFocus ?? firstField}>
          <header className={styles.head}>
            <Base.Title ref={heading} tabIndex={-1}>
              {title}
            </Base.Title>
            <Base.Close className={styles.close} aria-label={uiMessages.close}>
              <Icon node={X} />
            </Base.Close>
          </header>
          <div className={styles.body}>{children}</div>
          {actions && (
            <footer className={styles.actions}>
              {cancel && (
                <Button look="outline" onClick={onClose}>
                  {cancel}
                </Button>
              )}
              {actions}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
