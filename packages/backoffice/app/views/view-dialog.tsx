import type { ViewProblem } from '@little-dunes/domain/accounts/saved-view'
import { viewNameProblem } from '@little-dunes/domain/accounts/saved-view'
import type { SavedView, ViewFilters, ViewList } from '@little-dunes/domain/contract/staff/view-calls'
import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { call } from '#platform/client'
import { usePermission } from '#platform/member'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/field.tsx'
import { showError, showToast } from '#ui/toast/toast-store'
import styles from '#views/view-dialog.module.css'
import { viewsMessages as texts } from '#views/views-messages'

interface ViewDialogProps {
  list: ViewList
  filters: ViewFilters
  /** Absent for a new one. */
  view?: SavedView | undefined
  onClose(): void
}

/** Saves what a list shows under a name; renames, shares and removes a saved view. */
export function ViewDialog({ list, filters, view, onClose }: ViewDialogProps) {
  const { revalidate } = useRevalidator()
  const mayShare = usePermission('views:share')
  const form = useId()
  /** What the fields are compared with: as it was read, or as a conflict has shown it. */
  const [before, setBefore] = useState({ name: view?.name ?? '', shared: view?.shared ?? false })
  const [name, setName] = useState(before.name)
  const [shared, setShared] = useState(before.shared)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  function refused({ code, fields, conflicts, message }: WireRefusal) {
    const problem = code === 'invalid_form' ? Object.values(Object(fields))[0] : undefined
    if (problem !== undefined) return setError(texts.problems[problem as ViewProblem])
    if (code !== 'field_changed') return showError(message)
    const current = { ...before, ...Object(conflicts) }
    setBefore(current)
    setError(texts.changedMeanwhile(current.name))
  }

  /** Runs one call at a time and closes the dialog when it was not refused. */
  async function send(answer: Promise<object | WireRefusal>, done: string, undo?: () => void) {
    setBusy(true)
    try {
      const result = await answer
      if (isWireRefusal(result)) return refused(result)
      showToast(done, undo && { undo: { label: texts.undo, run: undo } })
      await revalidate()
      onClose()
    } catch (failure) {
      showError(failure)
    } finally {
      setBusy(false)
    }
  }

  function save(event: FormEvent) {
    event.preventDefault()
    const problem = viewNameProblem(name)
    if (problem) return setError(texts.problems[problem])
    if (!view)
      return send(
        call('POST /api/staff/views/create', { list, name, filters, shared }),
        texts.saved(name.trim()),
      )
    const changes = {
      ...(name.trim() !== before.name && { name: { from: before.name, to: name.trim() } }),
      ...(shared !== before.shared && { shared: { from: before.shared, to: shared } }),
    }
    return send(call('POST /api/staff/views/change', { id: view.id, changes }), texts.changed)
  }

  function remove({ id, ...removed }: SavedView) {
    const again = { list, name: removed.name, filters: removed.filters, shared: removed.shared }
    const undo = () => void call('POST /api/staff/views/create', again).then(() => revalidate(), showError)
    return send(call('POST /api/staff/views/remove', { id }), texts.removed(removed.name), undo)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={view ? texts.editTitle : texts.saveTitle}
      actions={
        <>
          {view && (
            <Button look="danger" busy={busy} onClick={() => remove(view)}>
              {texts.remove}
            </Button>
          )}
          <Button type="submit" form={form} busy={busy}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} noValidate>
        <TextField
          label={texts.name}
          value={name}
          error={error}
          maxLength={80}
          onChange={({ target }) => setName(target.value)}
        />
        {(mayShare || before.shared) && (
          <label className={styles.check}>
            <input type="checkbox" checked={shared} onChange={({ target }) => setShared(target.checked)} />
            {texts.share}
          </label>
        )}
        {view && view.owner !== '' && <p className={styles.owner}>{texts.ownedBy(view.owner)}</p>}
      </form>
    </Dialog>
  )
}
