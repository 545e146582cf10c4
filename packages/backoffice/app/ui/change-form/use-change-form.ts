import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useId } from 'react'
import { useRevalidator } from 'react-router'
import { type EditedForm, type ReadForm, useFormState } from '#ui/change-form/use-form-state'
import { focusFirstWrong } from '#ui/form/first-wrong'
import { showToast, type Toast } from '#ui/toast/toast-store'

type Notice = string | { text: string; undo: NonNullable<Toast['undo']> }

interface ChangeForm<Stored, Draft, Read, Answer> extends EditedForm<Stored, Draft, Read> {
  /** True keeps the form open, for example while a choice is unfinished. */
  isBlocked?: () => boolean
  /** Null if the call failed and its error is already shown. */
  submit(read: Read, stored: Stored): Promise<Answer | WireRefusal | null>
  /** The stored value after a save. */
  stored(answer: Answer, read: Read, before: Stored): Stored
  /** The draft after a save. By default the fields show the stored value. */
  keep?(draft: Draft, read: Read): Draft
  /** The notice after a save. */
  saved(read: Read, answer: Answer): Notice
  /** Replaces the reload of the screen after a save. */
  after?(answer: Answer, read: Read): unknown
}

/** The schema of a value that the server checks and stores as a whole. */
export const wholeSchema = <Value extends object>(
  check: (value: Value) => ReadForm['problems'],
  problems: Readonly<Record<string, string>>,
) => ({
  show: (value: Value) => value,
  read: (value: Value) => ({ value, problems: check(value) }),
  problems,
})

function showNotice(notice: Notice): void {
  if (typeof notice === 'string') showToast(notice)
  else showToast(notice.text, { undo: notice.undo })
}

/** A form that sends changed fields with their previous values, and shows problems and conflicts at the fields. */
export function useChangeForm<Stored, Draft extends object, Read extends ReadForm, Answer extends object>(
  form: ChangeForm<Stored, Draft, Read, Answer>,
) {
  const { schema, keep } = form
  const id = useId()
  const { revalidate } = useRevalidator()
  const state = useFormState(form)
  const { stored, draft, ask, show, setProblems } = state

  async function save(event?: FormEvent) {
    event?.preventDefault()
    const read = schema.read(draft, stored)
    setProblems(read.problems)
    const isWrong = Object.keys(read.problems).length > 0
    if (isWrong && !event) focusFirstWrong()
    if (form.isBlocked?.() || isWrong) return
    await ask(form.submit(read, stored), (answer) => {
      show(form.stored(answer, read, stored), keep && ((latest) => keep(latest, read)))
      showNotice(form.saved(read, answer))
      return form.after ? form.after(answer, read) : revalidate()
    })
  }

  return { ...state, id, save, discard: () => show(stored) }
}

export type OpenForm<Draft extends object> = ReturnType<typeof useChangeForm<Draft, Draft, ReadForm, object>>
