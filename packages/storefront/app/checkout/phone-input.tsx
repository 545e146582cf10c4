import { maskUaePhoneAt } from '@little-dunes/domain/phone'
import type { ChangeEvent, ComponentPropsWithRef } from 'react'
import { Input } from '#ui/input.tsx'

interface PhoneInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange'> {
  value: string
  onValue(value: string): void
}

/** A UAE mobile number: `+971` and nine digits, the caret stays where the person works (VAL-24 to VAL-28, D-34). */
export function PhoneInput({ onValue, ...rest }: PhoneInputProps) {
  function mask({ target }: ChangeEvent<HTMLInputElement>): void {
    const { value, caret } = maskUaePhoneAt(target.value, target.selectionStart ?? target.value.length)
    // Written here, before React does: it would put the caret to the end.
    target.value = value
    target.setSelectionRange(caret, caret)
    onValue(value)
  }
  return <Input {...rest} type="tel" inputMode="tel" dir="ltr" autoComplete="tel" onChange={mask} />
}
