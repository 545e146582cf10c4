import { useEffect, useEffectEvent } from 'react'

const openChoices = new Set<() => void>()

/** While `isOpen`, something was searched and not chosen: a form that is saved then calls `remind`. */
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

/** Asks for every choice that is still open. A form does not save while this is true, or it would save without them. */
export function remindOfChoices(): boolean {
  for (const remind of openChoices) remind()
  return openChoices.size > 0
}
