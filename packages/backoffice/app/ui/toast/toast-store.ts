import type { CallName } from '@little-dunes/domain/contract/calls'
import { create } from 'zustand'

export interface Toast {
  id: number
  text: string
  kind: 'notice' | 'error'
  /** Number of repetitions while it is shown. */
  times: number
  /** The call that was refused or got no answer. */
  refused?: CallName | undefined
  /** Undoes the action. */
  undo?: { label: string; run: () => void }
}

const STAY_MS = 5000
/** Pointer, focus and a hidden tab extend it. */
const STAY_WITH_UNDO_MS = 10_000
const isUsed = () => document.hidden || document.querySelector('[data-toast]:is(:hover, :focus-within)')

/** Notices on screen, oldest first. */
export const useToasts = create<{ toasts: Toast[] }>()(() => ({ toasts: [] }))

/** More would cover the content; the oldest disappears. */
const MAX_TOASTS = 2

let shown = 0

export const dismissToast = (id: number): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((one) => one.id !== id) }))

/**
 * A temporary notice; with `undo` it stays for at least ten seconds. Equal texts share one notice, and a success
 * removes earlier errors of the same action.
 */
export function showToast(
  text: string,
  { kind = 'notice', refused, undo }: Partial<Pick<Toast, 'kind' | 'refused' | 'undo'>> = {},
): void {
  shown += 1
  const id = shown
  useToasts.setState(({ toasts }) => {
    const times = 1 + (toasts.find((one) => one.text === text)?.times ?? 0)
    const others = toasts.filter((one) => one.text !== text && (kind === 'error' || one.kind === 'notice'))
    return {
      toasts: [...others, { id, text, kind, times, refused, ...(undo && { undo }) }].slice(-MAX_TOASTS),
    }
  })
  const leave = () => {
    if (undo && isUsed()) setTimeout(leave, STAY_MS)
    else dismissToast(id)
  }
  setTimeout(leave, undo ? STAY_WITH_UNDO_MS : STAY_MS)
}

/** Shows the reason of a failure; with its call, it disappears as soon as that succeeds. */
export const showError = (error: unknown, refused?: CallName): void =>
  showToast(error instanceof Error ? error.message : String(error), { kind: 'error', refused })

/** Removes the errors of a call. */
export const dismissErrors = (call: CallName): void =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter(({ refused }) => refused !== call) }))
