import { create } from 'zustand'

export interface Toast {
  id: number
  text: string
  kind: 'notice' | 'error'
}

interface ToastOptions {
  kind?: Toast['kind']
  /** How long it stays. */
  ms?: number
}

const STAY_MS = 2000

/** Notices on screen, oldest first. */
export const useToasts = create<{ toasts: Toast[] }>()(() => ({ toasts: [] }))

let shown = 0

/** A passing notice, top centre: read politely, an error at once (STATE-13). */
export function showToast(text: string, { kind = 'notice', ms = STAY_MS }: ToastOptions = {}): void {
  shown += 1
  const toast: Toast = { id: shown, text, kind }
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter((one) => one.text !== text), toast] }))
  setTimeout(() => {
    useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one !== toast) }))
  }, ms)
}

/** Takes all notices away, when a new try makes the old ones wrong. */
export const dismissToasts = (): void => useToasts.setState({ toasts: [] })
