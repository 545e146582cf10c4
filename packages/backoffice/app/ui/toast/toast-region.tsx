import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck } from 'lucide'
import styles from '#ui/toast/toast.module.css'
import { dismissToast, type Toast, useToasts } from '#ui/toast/toast-store'

function ToastNotice({ id, text, kind, times, undo }: Toast) {
  return (
    <p className={clsx(styles.toast, kind === 'error' && styles.error)} data-toast>
      {kind === 'error' ? <Icon node={CircleAlert} /> : <Icon node={CircleCheck} />}
      <span>
        {text}
        {times > 1 && <bdi> × {times}</bdi>}
      </span>
      {undo && (
        <button
          type="button"
          onClick={() => {
            dismissToast(id)
            undo.run()
          }}
        >
          {undo.label}
        </button>
      )}
    </p>
  )
}

/**
 * Both regions are on the page from the start: screen readers announce only content that appears inside a known region.
 */
export function ToastRegion() {
  const toasts = useToasts((state) => state.toasts)
  return (
    <div className={styles.region}>
      {(['notice', 'error'] as const).map((kind) => (
        <div key={kind} role={kind === 'notice' ? 'status' : 'alert'}>
          {toasts
            .filter((toast) => toast.kind === kind)
            .map((toast) => (
              <ToastNotice key={toast.id} {...toast} />
            ))}
        </div>
      ))}
    </div>
  )
}
