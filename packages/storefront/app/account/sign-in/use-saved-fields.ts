import { type RefObject, useEffect } from 'react'
import { type AccountFormName, readSavedFields, saveFields } from '#account/sign-in/saved-fields'
import { sessionStore } from '#platform/browser-storage'
import { formValues } from '#ui/form/use-form-problems'

/** Restores the saved texts, but keeps values that the visitor or the browser has entered meanwhile. */
function restore(form: HTMLFormElement, texts: ReadonlyMap<string, string>): void {
  for (const control of form.querySelectorAll('input, select')) {
    const field = control as HTMLInputElement | HTMLSelectElement
    const saved = texts.get(field.name)
    const known = field instanceof HTMLInputElement || [...field.options].some(({ value }) => value === saved)
    const untouched = field instanceof HTMLSelectElement || field.value === ''
    if (saved !== undefined && known && untouched && field.type !== 'password') field.value = saved
  }
}

/** Keeps the texts of a form over a reload and on the way to the other form. Returns a function that saves them. */
export function useSavedFields(form: RefObject<HTMLFormElement | null>, name: AccountFormName): () => void {
  useEffect(() => {
    if (!form.current) return
    restore(form.current, readSavedFields(sessionStore, name))
    // No listener heard what the visitor typed before hydration.
    saveFields(sessionStore, name, formValues(form.current))
  }, [form, name])
  return () => {
    if (form.current) saveFields(sessionStore, name, formValues(form.current))
  }
}
