import { useEffect, useEffectEvent } from 'react'

const openChoices = new Set<() => void>()

/** Something was searched and not chosen while `isOpen`: a form that is saved then calls `remind`. */
export function useOpenChoice(isOpen: boolean, remind: () => void): void {
  const onSave = useEffectEvent(remind)
  useEffect(() => {
    if (!isOpen) return
    const reminder = () => onSave()
    openChoices.add(reminder)
    return () => {
      openChoices.delete(reminder)
    }
  }, [isOpen])
}

/** Reports each unfinished choice. A form does not save while this returns true, because the choices would be lost. */
export function remindOfChoices(): boolean {
  for (const remind of openChoices) remind()
  return openChoices.size > 0
}
