import { maskUaePhoneAt } from '@little-dunes/domain/accounts/phone'
import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import type { ComponentPropsWithRef, FormEvent, InputEvent } from 'react'
import { Input } from '#ui/form/input.tsx'

/** Writes only on a change: writing loses the browser's undo history and interrupts an IME. */
function mask(input: HTMLInputElement): void {
  const { value, caret } = maskUaePhoneAt(input.value, input.selectionStart ?? input.value.length)
  if (value === input.value) return
  input.value = value
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}

const isComposing = ({ nativeEvent }: FormEvent): boolean =>
  (nativeEvent as { isComposing?: boolean }).isComposing === true

/** Rejects characters that the mask would remove, so that the undo history does not contain them. */
function refuseSigns(event: InputEvent<HTMLInputElement>): void {
  if (event.data && !isComposing(event) && !/\d/.test(withLatinDigits(event.data))) event.preventDefault()
}

/** A UAE mobile number: `+971` and nine digits. The caret keeps its place (VAL-24 to VAL-28, D-34). */
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
      // Some browsers autofill a form without events.
      onBlur={({ currentTarget }) => mask(currentTarget)}
    />
  )
}
