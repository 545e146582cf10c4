import { maskUaePhoneAt } from '@little-dunes/domain/accounts/phone'
import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import type { ComponentPropsWithRef, FormEvent, InputEvent } from 'react'
import { Input } from '#ui/form/input.tsx'

/** Written only when it has to be: the browser loses what it could undo, and an IME what it is putting together. */
function mask(input: HTMLInputElement): void {
  const { value, caret } = maskUaePhoneAt(input.value, input.selectionStart ?? input.value.length)
  if (value === input.value) return
  input.value = value
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}

const isComposing = ({ nativeEvent }: FormEvent): boolean =>
  (nativeEvent as { isComposing?: boolean }).isComposing === true

/** A sign that the mask would drop anyway is not let in, so that undoing knows nothing of it. */
function refuseSigns(event: InputEvent<HTMLInputElement>): void {
  if (event.data && !isComposing(event) && !/\d/.test(withLatinDigits(event.data))) event.preventDefault()
}

/** A UAE mobile number: `+971` and nine digits, the caret stays where the person works (VAL-24 to VAL-28, D-34). */
export function PhoneInput(props: Omit<ComponentPropsWithRef<'input'>, 'value'>) {
  return (
    <Input
      {...props}
      type="tel"
      inputMode="tel"
      dir="ltr"
      autoComplete="tel"
      onBeforeInput={refuseSigns}
      onInput={(event) => {
        if (!isComposing(event)) mask(event.currentTarget)
      }}
      onCompositionEnd={({ currentTarget }) => mask(currentTarget)}
      // Some browsers fill a form in without a word.
      onBlur={({ currentTarget }) => mask(currentTarget)}
    />
  )
}
