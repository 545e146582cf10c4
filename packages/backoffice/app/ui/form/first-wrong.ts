import { type RefObject, useEffect } from 'react'

const WRONG = '[aria-invalid="true"]'
const FORM = 'form, [role="dialog"], dialog, main'

let isTyping = false

const showFirstWrong = (form: Element | null | undefined) => form?.querySelector<HTMLElement>(WRONG)?.focus()

/** A form that is sent again with the same errors is refused again, although no field changes. */
export function watchForms(): void {
  addEventListener('input', () => {
    isTyping = true
  })
  addEventListener('submit', ({ target }) => {
    isTyping = false
    requestAnimationFrame(() => target instanceof Element && showFirstWrong(target))
  })
}

/** For a form that is sent without a submit event. */
export const focusFirstWrong = (): number =>
  requestAnimationFrame(() => showFirstWrong(document.activeElement?.closest(FORM)))

/** Focuses the first invalid field of a refused form, unless the focus is in a field being typed in. */
export function useFirstWrong(field: RefObject<Element | null>, error: unknown): void {
  useEffect(() => {
    const isInField = isTyping && document.activeElement?.matches('input, select, textarea')
    if (error && !isInField) showFirstWrong(field.current?.closest(FORM))
  }, [field, error])
}
