import { type FocusEvent, type FormEvent, type RefObject, useState } from 'react'
import { useAfterPointerUp } from '#ui/form/use-after-pointer-up'

type Problems<Field extends string> = Partial<Record<Field, string>>
type Values<Field extends string> = Record<Field, string>

/** Values of the controls of a form by their names. */
export function formValues<Field extends string>(form: HTMLFormElement): Values<Field> {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  ) as Values<Field>
}

function focusFirst(form: HTMLFormElement, problems: object): void {
  const named = [...form.elements].find((control) => (control.getAttribute('name') ?? '') in problems)
  if (named instanceof HTMLElement) named.focus()
}

/**
 * The problems of a form by control name, checked on leaving a control and on submitting; the first invalid control
 * gets the focus (D-33). `check` receives the values and returns messages.
 */
export function useFormProblems<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  check: (values: Values<Field>) => Problems<Field>,
) {
  const [problems, setProblems] = useState<Problems<Field>>({})
  const afterPress = useAfterPointerUp()

  function recheck(name: string): void {
    if (!form.current) return
    const now = check(formValues(form.current))
    setProblems((before) => ({ ...before, [name]: now[name as Field] }))
  }

  return {
    problems,
    /** Messages that only the server can determine. */
    addProblems(newProblems: Problems<Field>): void {
      setProblems((before) => ({ ...before, ...newProblems }))
      if (form.current) focusFirst(form.current, newProblems)
    },
    onBlur({ target }: FocusEvent<HTMLFormElement>): void {
      const name = target.getAttribute('name')
      if (name) afterPress(() => recheck(name))
    },
    /** A problem disappears as soon as it is solved. */
    onInput({ target }: FormEvent<HTMLFormElement>): void {
      const name = (target as Element).getAttribute('name')
      if (name && problems[name as Field]) recheck(name)
    },
    /** The values of the form; null when one is invalid. */
    submitted(event: FormEvent<HTMLFormElement>): Values<Field> | null {
      event.preventDefault()
      const values = formValues<Field>(event.currentTarget)
      const newProblems = check(values)
      setProblems(newProblems)
      if (Object.keys(newProblems).length === 0) return values
      focusFirst(event.currentTarget, newProblems)
      return null
    },
  }
}
