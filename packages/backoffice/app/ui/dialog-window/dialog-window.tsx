import { Dialog as Base } from '@base-ui/react/dialog'
import { Icon } from '@little-dunes/design/icon.tsx'
import { X } from 'lucide'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Button, type ButtonProps } from '#ui/button.tsx'
import styles from '#ui/dialog-window/dialog-window.module.css'
import { uiMessages } from '#ui/ui-messages'

const FIELD = ':is(input, select, textarea):not([type="hidden"], :disabled)'

export interface DialogWindowProps {
  onClose(): void
  title: string
  /** Beside the title. */
  about?: ReactNode
  /** Label of the button that only closes; it is the first below the content, or the only one. */
  cancel?: string
  /** The button that does the dialog's action; with `form` it submits that form. */
  action?: Omit<ButtonProps, 'children' | 'type'> & { label: string }
  /** In place of one `action`: buttons below the content, which stay in view. */
  actions?: ReactNode
  /** Initial focus, if it differs from the rule of `DialogWindow`. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

function ActionButton({ label, ...props }: NonNullable<DialogWindowProps['action']>) {
  return (
    <Button type={props.form ? 'submit' : 'button'} {...props}>
      {label}
    </Button>
  )
}

/**
 * A window over the page; on phones a sheet from the lower edge. Focuses the first field; without one the harmless
 * button, so that Enter changes nothing; without both, or if a keyboard would cover the field, the title.
 */
export function DialogWindow({
  onClose,
  title,
  about,
  cancel,
  action,
  actions = action && <ActionButton {...action} />,
  initialFocus,
  children,
}: DialogWindowProps) {
  const popup = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const cancelling = useRef<HTMLButtonElement>(null)
  // Base UI sets the focus only for dialogs that its own triggers open.
  function beginning() {
    const field = popup.current?.querySelector<HTMLElement>(FIELD)
    return (field ? !matchMedia('(pointer: coarse)').matches && field : cancelling.current) || heading.current
  }
  return (
    <Base.Root open onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.veil} />
        <Base.Popup className={styles.dialog} ref={popup} initialFocus={initialFocus ?? beginning}>
          <header className={styles.head}>
            <Base.Title ref={heading} tabIndex={-1}>
              {title}
            </Base.Title>
            {about && <small>{about}</small>}
            <Base.Close className={styles.close} aria-label={uiMessages.close}>
              <Icon node={X} />
            </Base.Close>
          </header>
          <div className={styles.body}>{children}</div>
          {(cancel ?? actions) && (
            <footer className={styles.actions}>
              {cancel && (
                <Button ref={cancelling} look={actions ? 'outline' : 'filled'} onClick={onClose}>
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
