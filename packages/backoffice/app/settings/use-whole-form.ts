import { equalJson } from '@little-dunes/domain/field-changes'
import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { showError, showToast } from '#ui/toast/toast-store'

/** What saving a form answers: what is stored now. */
type Saved<Value> = { success: true; stored: Value } | WireRefusal

interface WholeForm<Value, Problem> {
  loaded: Value
  /** What is typed from the start. */
  begin?: (loaded: Value) => Value
  check(value: Value): Record<string, Problem>
  save(from: Value, to: Value): Promise<Saved<Value>>
  /** What somebody else has stored meanwhile. */
  present(conflicts: object): Value
  texts: { saved: string; changed: string }
}

/** A form that is saved as a whole: what was read, what is typed, and what is wrong with it. */
export function useWholeForm<Value extends object, Problem>(form: WholeForm<Value, Problem>) {
  const { revalidate } = useRevalidator()
  /** What the draft is compared with: as it was read, or as a conflict has shown it. */
  const [before, setBefore] = useState(form.loaded)
  const [draft, setDraft] = useState(() => form.begin?.(form.loaded) ?? form.loaded)
  const [problems, setProblems] = useState<Record<string, Problem>>({})
  const [busy, setBusy] = useState(false)

  function show(stored: Value) {
    setBefore(stored)
    setDraft(stored)
    setProblems({})
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    const found = form.check(draft)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      const answer = await form.save(before, draft)
      if (!isWireRefusal(answer)) {
        show(answer.stored)
        showToast(form.texts.saved)
        await revalidate()
      } else if (answer.code === 'field_changed') {
        setBefore(form.present(Object(answer.conflicts)))
        showError(form.texts.changed)
      } else showError(answer.message)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  const isEdited = !equalJson(before, draft)
  return { draft, setDraft, problems, busy, isEdited, save, discard: () => show(before) }
}
