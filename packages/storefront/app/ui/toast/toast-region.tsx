import { CircleAlert, Sun } from 'lucide-react'
import { type Toast, useToasts } from '#ui/toast/toast-store'

function ToastNotice({ text, kind }: Toast) {
  return (
    <p className={`toast ${kind === 'error' ? 'toast-error' : ''}`}>
      {kind === 'error' ? <CircleAlert aria-hidden /> : <Sun aria-hidden />}
      {text}
    </p>
  )
}

/** Both regions stand on the page from the start: screen readers announce only what appears inside a known one. */
export function ToastRegion() {
  const toasts = useToasts((state) => state.toasts)
  const notices = toasts.filter((toast) => toast.kind === 'notice')
  const errors = toasts.filter((toast) => toast.kind === 'error')
  return (
    <div className="toasts">
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
