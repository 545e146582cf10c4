import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { CircleAlert, Sun } from 'lucide'
import { useMessages } from '#platform/messages'
import styles from '#ui/toast/toast.module.css'
import { dismissToasts, type Toast, useToasts } from '#ui/toast/toast-store'
import { uiMessages } from '#ui/ui-messages'

function ToastNotice({ text, kind, undo }: Toast) {
  const t = useMessages(uiMessages)

  function addReturn(): void {
    // The button disappears: the page keeps the focus for keyboards and screen readers.
    document.getElementById('content')?.focus({ preventScroll: true })
    dismissToasts()
    undo?.()
  }

  return (
    <p className={clsx(styles.toast, kind === 'error' && styles.error)} data-testid="toast">
      {kind === 'error' ? <Icon node={CircleAlert} /> : <Icon node={Sun} />}
      {text}
      {undo && (
        <button type="button" className={styles.undo} onClick={addReturn}>
          {t.undo}
        </button>
      )}
    </p>
  )
}

/** Both regions are on the page from the start: screen readers announce only changes inside a known region. */
export function ToastRegion() {
  const toasts = useToasts((state) => state.toasts)
  const notices = toasts.filter((toast) => toast.kind === 'notice')
  const errors = toasts.filter((toast) => toast.kind === 'error')
  return (
    <div className={styles.region}>
      <div role="status">
        {notices.map((toast) => (
          <ToastNotice key={toast.id} {...toast} />
        ))}
      </div>
      <div role="alert">
        {errors.map((toast) => (
          <ToastNotice key={toast.id} {...toast} />
        ))}
      </div>
    </div>
  )
}
