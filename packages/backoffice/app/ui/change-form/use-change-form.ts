import { equalJson } from '@little-dunes/domain/field-changes'
import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { type FormEvent, useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { applyRefusal, type FormState, findEdited, type Rebase } from '#ui/change-form/form-state'
import { showError, showToast } from '#ui/toast/toast-store'

interface ReadForm {
  problems: Readonly<Partial<Record<string, string>>>
}

interface FormSchema<Stored, Draft, Read> {
  /** The fields of a stored value. */
  show(stored: Stored): Draft
  /** Reads the fields for `submit`, with a problem per wrong field. */
  read(draft: Draft, stored: Stored): Read
  /** Texts of the problems. */
  problems: Readonly<Record<string, string>>
}

interface ChangeForm<Stored, Draft, Read, Answer> {
  /** Null for a new entry, which has no edited fields. */
  initial: Stored
  schema: FormSchema<Stored, Draft, Read>
  /** The first draft, if it differs from `initial`. */
  begin?: (() => Draft) | undefined
  initialProblems?: ReadForm['problems']
  /** True keeps the form open, for example while a choice is unfinished. */
  isHeld?: () => boolean
  /** Null means that there was no answer and the user knows. */
  submit(read: Read, stored: Stored): Promise<Answer | WireRefusal | null>
  /** The stored value after a save. */
  stored(answer: Answer, read: Read, before: Stored): Stored
  /** The draft after a save. By default the fields show the stored value. */
  keep?(draft: Draft, read: Read): Draft
  saved(read: Read): string
  /** Replaces the reload of the screen after a save. */
  after?: ((answer: Answer, read: Read) => unknown) | undefined
  rebase?: Rebase<Stored, Draft>
  /** Says that another user changed a field or, as a toast, the whole value. */
  changed: string | ((field: string, current: unknown) => string)
}

/** Names of the fields that hold text. */
type TextName<Draft> = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft] &
  string

/** The schema of a value that the server checks and stores as a whole. */
export const wholeSchema = <Value extends object>(
  check: (value: Value) => ReadForm['problems'],
  problems: Readonly<Record<string, string>>,
) => ({
  show: (value: Value) => value,
  read: (value: Value) => ({ value, problems: check(value) }),
  problems,
})

/** A form that sends changed fields with their previous values, and shows problems and conflicts at the fields. */
export function useChangeForm<Stored, Draft extends object, Read extends ReadForm, Answer extends object>(
  form: ChangeForm<Stored, Draft, Read, Answer>,
) {
  const { schema, changed } = form
  const id = useId()
  const { revalidate } = useRevalidator()
  const [state, setState] = useState<FormState<Stored, Draft>>(() => ({
    stored: form.initial,
    draft: form.begin?.() ?? schema.show(form.initial),
    problems: form.initialProblems ?? {},
    conflicts: {},
  }))
  const [busy, setBusy] = useState(false)
  const { stored, draft, problems, conflicts } = state
  const shown = stored === null ? null : schema.show(stored)
  const edited = findEdited(shown, draft)

  const setDraft = (edit: (draft: Draft) => Draft) =>
    setState((latest) => ({ ...latest, draft: edit(latest.draft) }))
  const set = (change: Partial<Draft>) => setDraft((latest) => ({ ...latest, ...change }))
  const setProblems = (found: ReadForm['problems']) =>
    setState((latest) => ({ ...latest, problems: found, conflicts: {} }))
  const show = (value: Stored) =>
    setState({ stored: value, draft: schema.show(value), problems: {}, conflicts: {} })

  function refuse(refusal: WireRefusal) {
    const isConflict = refusal.code === 'field_changed'
    if (!isConflict && !refusal.fields) return showError(refusal.message)
    setState((latest) => applyRefusal(latest, refusal, form.rebase))
    if (isConflict && typeof changed === 'string') showError(changed)
  }

  /** Runs one call at a time. The answer is null after a refusal or an error, which the form shows. */
  async function ask<Asked extends object>(
    asked: Promise<Asked | WireRefusal | null>,
    accept?: (answer: Asked) => unknown,
  ): Promise<Asked | null> {
    setBusy(true)
    try {
      const answer = await asked
      if (answer && isWireRefusal(answer)) refuse(answer)
      else if (answer) {
        await accept?.(answer)
        return answer
      }
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
    return null
  }

  async function save(event?: FormEvent) {
    event?.preventDefault()
    const read = schema.read(draft, stored)
    setProblems(read.problems)
    if (form.isHeld?.() || Object.keys(read.problems).length > 0) return
    await ask(form.submit(read, stored), (answer) => {
      const next = form.stored(answer, read, stored)
      setState((latest) => ({
        stored: next,
        draft: form.keep ? form.keep(latest.draft, read) : schema.show(next),
        problems: {},
        conflicts: {},
      }))
      showToast(form.saved(read))
      return form.after ? form.after(answer, read) : revalidate()
    })
  }

  const errors: Record<string, string | undefined> = {}
  for (const [name, problem = ''] of Object.entries(problems)) errors[name] = schema.problems[problem]
  if (typeof changed === 'function')
    for (const [name, current] of Object.entries(conflicts)) errors[name] = changed(name, current)

  return {
    /** For the `form` element. */
    id,
    stored,
    draft,
    busy,
    edited,
    isEdited: shown !== null && !equalJson(shown, draft),
    errors: errors as { readonly [Name in keyof Read['problems']]?: string },
    /** The properties of a text field. */
    field: (name: TextName<Draft>) => ({
      value: draft[name] as string,
      error: errors[name],
      edited: edited.includes(name),
      onChange: ({ target }: { target: { value: string } }) =>
        set({ [name]: target.value } as Partial<Draft>),
    }),
    set,
    setDraft,
    setProblems,
    show,
    ask,
    save,
    discard: () => show(stored),
  }
}

/** A form of one draft, as its components use it. */
export type OpenForm<Draft extends object> = ReturnType<typeof useChangeForm<Draft, Draft, ReadForm, object>>
