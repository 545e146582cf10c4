import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#platform/client'
import { commaList } from '#ui/display/comma-list'
import { showError, showToast } from '#ui/toast/toast-store'
import { undoMessages as texts } from '#ui/undo/undo-messages'

interface UndoneChange {
  id: number
  /** All fields by default. */
  fields?: string[] | undefined
  /** With all changes of its step. */
  isGroup?: boolean | undefined
}

/** Undoes a change in the activity log and reloads the screen; keeps fields that were changed again. */
export function useUndo({ id, fields, isGroup = false }: UndoneChange) {
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [conflicts, setConflicts] = useState<Record<string, unknown> | null>(null)

  async function undo(): Promise<void> {
    setBusy(true)
    try {
      const answer = await call('POST /api/staff/audit-log/undo', {
        id,
        group: isGroup,
        ...(fields && { fields }),
      })
      if (!isWireRefusal(answer)) showDone(isGroup, answer)
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

/** Undoes all changes of a step, as its entry in the log does; reports the fields that stay, and why. */
export async function undoGroup(id: number): Promise<void> {
  const answer = await call('POST /api/staff/audit-log/undo', { id, group: true })
  if (isWireRefusal(answer)) showError(answer.message)
  else showDone(true, answer)
}

function showDone(isGroup: boolean, { undone, skipped }: ReplyOf<'POST /api/staff/audit-log/undo'>) {
  const reasons = Map.groupBy(skipped, ({ code, message }) =>
    code === 'field_changed' ? texts.changedAgain : message,
  )
  const stay = [...reasons].map(([reason, of]) =>
    texts.skippedSeveral(commaList(of.map(({ name }) => name)), reason),
  )
  if (stay.length > 0) showError(stay.join(' '))
  if (undone > 0) showToast(isGroup ? texts.doneSeveral(undone) : texts.done)
}

const conflictsIn = (conflicts: unknown): Record<string, unknown> | null =>
  typeof conflicts === 'object' && conflicts !== null ? { ...conflicts } : null
