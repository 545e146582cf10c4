import { create } from 'zustand'

export interface Toast {
  id: number
  text: string
  kind: 'notice' | 'error'
  /** Takes back what was done. */
  undo?: { label: string; run: () => void }
}

const STAY_MS = 5000
const STAY_WITH_UNDO_MS = 10_000

/** Notices on screen, oldest first. */
export const useToasts = create<{ toasts: Toast[] }>()(() => ({ toasts: [] }))

let shown = 0

export const dismissToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }))

/** A passing notice; with `undo` it stays for ten seconds. */
export function showToast(text: string, more: Partial<Pick<Toast, 'kind' | 'undo'>> = {}): void {
  shown += 1
  const toast: Toast = { id: shown, text, kind: 'notice', ...more }
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter((one) => one.text !== text), toast] }))
  setTimeout(() => dismissToast(toast.id), toast.undo ? STAY_WITH_UNDO_MS : STAY_MS)
}

/** Shows why something was not done. */
export const showError = (error: unknown): void =>
  showToast(error instanceof Error ? error.message : String(error), { kind: 'error' })
