import { equalJson } from '@little-dunes/domain/field-changes'
import { isWireRefusal, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { useState } from 'react'
import { applyRefusal, type FormState, findEdited, type Rebase } from '#ui/change-form/form-state'
import { showError } from '#ui/toast/toast-store'

export interface ReadForm {
  problems: Readonly<Partial<Record<string, string>>>
}

interface FormSchema<Stored, Draft, Read> {
  show(stored: Stored): Draft
  /** Reads the fields for `submit`, with a problem per wrong field. */
  read(draft: Draft, stored: Stored): Read
  problems: Readonly<Record<string, string>>
}

export interface EditedForm<Stored, Draft, Read> {
  /** Null for a new entry, which has no edited fields. */
  initial: Stored
  schema: FormSchema<Stored, Draft, Read>
  /** The first draft, if it differs from `initial`. */
  begin?: () => Draft
  initialProblems?: ReadForm['problems']
  rebase?: Rebase<Stored, Draft>
  /** Message when another user changed a field or, as a toast, the whole value. Absent without conflicts. */
  changed?: string | ((field: string, current: unknown) => string)
}

type TextName<Draft> = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft] &
  string

/** The draft of a form, its stored value, and the problems and conflicts at its fields. */
export function useFormState<Stored, Draft extends object, Read extends ReadForm>(
  form: EditedForm<Stored, Draft, Read>,
) {
  const { initial, schema, changed } = form
  const [state, setState] = useState<FormState<Stored, Draft>>(() => ({
    stored: initial,
    draft: form.begin?.() ?? schema.show(initial),
    problems: form.initialProblems ?? {},
    conflicts: {},
  }))
  const [busy, setBusy] = useState(false)
  const { stored, draft, problems, conflicts } = state
  const shown = stored === null ? null : schema.show(stored)
  const edited = findEdited(shown, draft)

  const errors: Record<string, string | undefined> = {}
  for (const [name, problem = ''] of Object.entries(problems)) errors[name] = schema.problems[problem]
  if (typeof changed === 'function')
    for (const [name, current] of Object.entries(conflicts)) errors[name] = changed(name, current)

  const setDraft = (edit: (draft: Draft) => Draft) =>
    setState((latest) => ({ ...latest, draft: edit(latest.draft) }))
  const set = (change: Partial<Draft>) => setDraft((latest) => ({ ...latest, ...change }))

  function refuse(refusal: WireRefusal) {
    const isConflict = changed !== undefined && refusal.code === 'field_changed'
    const isExplained = Object.values(Object(refusal.fields)).every((name) => schema.problems[String(name)])
    if (!isConflict && !(refusal.fields && isExplained)) showError(refusal.message)
    if (!isConflict && !refusal.fields) return
    setState((latest) => applyRefusal(latest, refusal, form.rebase))
    if (isConflict && typeof changed === 'string') showError(changed)
  }

  return {
    stored,
    draft,
    busy,
    edited,
    isEdited: shown !== null && !equalJson(shown, draft),
    errors: errors as { readonly [Name in keyof Read['problems']]?: string },
    field: (name: TextName<Draft>) => ({
      value: draft[name] as string,
      error: errors[name],
      edited: edited.includes(name),
      onChange: ({ target }: { target: { value: string } }) =>
        set({ [name]: target.value } as Partial<Draft>),
    }),
    set,
    setDraft,
    setProblems: (newProblems: ReadForm['problems']) =>
      setState((latest) => ({ ...latest, problems: newProblems, conflicts: {} })),
    /** Shows a stored value without problems, and by default resets the draft to it. */
    show: (value: Stored, edit = (_: Draft) => schema.show(value)) =>
      setState((latest) => ({ stored: value, draft: edit(latest.draft), problems: {}, conflicts: {} })),
    /** Marks the form as busy while a call runs. Returns null after a refusal or an error, which the form shows. */
    async ask<Answer extends object>(
      asked: Promise<Answer | WireRefusal | null>,
      accept?: (answer: Answer) => unknown,
    ): Promise<Answer | null> {
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
    },
  }
}
