import { LeaveGuard } from '#ui/form/leave-guard.tsx'
import { SaveBar } from '#ui/form/save-bar.tsx'

interface UnsavedChangesProps {
  form: { id: string; isEdited: boolean; busy: boolean; discard(): void }
  texts: { leaveTitle: string; leaveText: string }
  /** Names the unsaved changes. */
  text: string
  /** Label of the save button. */
  save?: string
  /** Also asks when only the query string changes. */
  within?: boolean
}

/** The bar that saves or discards a form, and the question before a user leaves unsaved changes. */
export const UnsavedChanges = ({ form, texts, text, save, within }: UnsavedChangesProps) => (
  <>
    <LeaveGuard
      active={form.isEdited}
      title={texts.leaveTitle}
      text={texts.leaveText}
      {...(within !== undefined && { within })}
    />
    {form.isEdited && (
      <SaveBar
        form={form.id}
        text={text}
        busy={form.busy}
        onDiscard={form.discard}
        {...(save !== undefined && { save })}
      />
    )}
  </>
)
