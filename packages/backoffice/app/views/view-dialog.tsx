import { viewNameProblem } from '@little-dunes/domain/accounts/saved-view'
import type { SavedView, ViewFilters, ViewList } from '@little-dunes/domain/contract/staff/view-calls'
import { findChanges } from '@little-dunes/domain/field-changes'
import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import { useRevalidator } from 'react-router'
import { call } from '#platform/client'
import { usePermission } from '#platform/member'
import { Button } from '#ui/button.tsx'
import { useChangeForm, wholeSchema } from '#ui/change-form/use-change-form'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/form/field.tsx'
import { showError, showToast } from '#ui/toast/toast-store'
import styles from '#views/view-dialog.module.css'
import { viewsMessages as texts } from '#views/views-messages'

const SCHEMA = wholeSchema(({ name }: Pick<SavedView, 'name' | 'shared'>) => {
  const problem = viewNameProblem(name)
  return problem ? { name: problem } : {}
}, texts.problems)

interface ViewDialogProps {
  list: ViewList
  filters: ViewFilters
  /** Undefined for a new one. */
  view?: SavedView | undefined
  onClose(): void
}

/** Saves the filters of a list under a name; renames, shares and deletes a saved view. */
export function ViewDialog({ list, filters, view, onClose }: ViewDialogProps) {
  const { revalidate } = useRevalidator()
  const mayShare = usePermission('views:share')

  async function close() {
    await revalidate()
    onClose()
  }

  const form = useChangeForm({
    initial: { name: view?.name ?? '', shared: view?.shared ?? false },
    schema: SCHEMA,
    submit: ({ value: { name, shared } }, before): Promise<object | WireRefusal> => {
      if (!view) return call('POST /api/staff/views/create', { list, name, filters, shared })
      const changes = findChanges(before, { name: name.trim(), shared })
      return call('POST /api/staff/views/change', { id: view.id, changes })
    },
    stored: (_, { value }) => value,
    saved: ({ value }) => (view ? texts.changed : texts.saved(value.name.trim())),
    after: close,
    // Only the name conflicts, because sharing has two values.
    changed: (_, name) => texts.changedMeanwhile(String(name)),
  })

  function remove({ id, name, filters: removed, shared }: SavedView) {
    const again = { list, name, filters: removed, shared }
    const undo = () => void call('POST /api/staff/views/create', again).then(() => revalidate(), showError)
    return form.ask(call('POST /api/staff/views/remove', { id }), () => {
      showToast(texts.removed(name), { undo: { label: texts.undo, run: undo } })
      return close()
    })
  }

  return (
    <Dialog
      onClose={onClose}
      title={view ? texts.editTitle : texts.saveTitle}
      actions={
        <>
          {view && (
            <Button look="danger" busy={form.busy} onClick={() => remove(view)}>
              {texts.remove}
            </Button>
          )}
          <Button type="submit" form={form.id} busy={form.busy}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={form.id} onSubmit={form.save} noValidate>
        <TextField
          label={texts.name}
          maxLength={80}
          {...form.field('name')}
          error={Object.values(form.errors)[0]}
          edited={false}
        />
        {(mayShare || form.stored.shared) && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={form.draft.shared}
              onChange={({ target }) => form.set({ shared: target.checked })}
            />
            {texts.share}
          </label>
        )}
        {view && view.owner !== '' && <p className={styles.owner}>{texts.ownedBy(view.owner)}</p>}
      </form>
    </Dialog>
  )
}
