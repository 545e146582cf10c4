import { create } from 'zustand'

export interface Toast {
  id: number
  text: string
  kind: 'notice' | 'error'
  /** Undoes the reported action; shown as a button. */
  undo?: (() => void) | undefined
}

interface ToastOptions {
  kind?: Toast['kind']
  /** Time on screen, in milliseconds. */
  ms?: number
  undo?: Toast['undo']
}

const STAY_MS = 2000
/** Long enough to read, decide and press; longer while hovered or focused. */
const STAY_WITH_UNDO_MS = 6000
const USED = '[data-testid=toast]:is(:hover, :focus-within)'

/** Toasts on screen, oldest first. */
export const useToasts = create<{ toasts: Toast[] }>()(() => ({ toasts: [] }))

let shown = 0

const dismiss = (toast: Toast): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one !== toast) }))

/** A toast, top centre: announced politely, an error at once (STATE-13). Only the last one can be undone. */
export function showToast(
  text: string,
  { kind = 'notice', undo, ms = undo ? STAY_WITH_UNDO_MS : STAY_MS }: ToastOptions = {},
): void {
  shown += 1
  const toast: Toast = { id: shown, text, kind, undo }
  const isReplaced = (one: Toast) => one.text === text || (undo && one.undo)
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter((one) => !isReplaced(one)), toast] }))
  const leave = () => {
    if (undo && document.querySelector(USED)) setTimeout(leave, STAY_MS)
    else dismiss(toast)
  }
  setTimeout(leave, ms)
}

/** Removes all toasts, when a new attempt makes them wrong. */
export const dismissToasts = (): void => useToasts.setState({ toasts: [] })
