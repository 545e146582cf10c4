import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#platform/client'
import { showError, showToast } from '#ui/toast/toast-store'
import { undoMessages as texts } from '#ui/undo/undo-messages'

/** Undoes a change of the trail and reads the screen again; keeps what was changed again since, by field. */
export function useUndo(id: number, fields?: string[]) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [conflicts, setConflicts] = useState<Record<string, unknown> | null>(null)

  async function undo(): Promise<void> {
    setBusy(true)
    try {
      const answer = await call('POST /api/staff/trail/undo', { id, ...(fields && { fields }) })
      if (!isWireRefusal(answer)) showToast(texts.done)
      else if (answer.code !== 'field_changed') showError(answer.message)
      setConflicts(isWireRefusal(answer) ? conflictsIn(answer.conflicts) : null)
      await revalidate()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  return { busy, conflicts, undo }
}

const conflictsIn = (conflicts: unknown): Record<string, unknown> | null =>
  typeof conflicts === 'object' && conflicts !== null ? { ...conflicts } : null
