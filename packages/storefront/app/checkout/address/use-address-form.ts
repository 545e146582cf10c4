import {
  ADDRESS_FIELDS,
  type Address,
  addressProblems,
  LONGEST_FIELD,
  STREET_PARTS,
  type TypedAddress,
  toAddress,
  trimmedAddress,
} from '@little-dunes/domain/accounts/address'
import { maskUaePhone } from '@little-dunes/domain/accounts/phone'
import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import type { FocusEvent, FormEvent, RefObject } from 'react'
import { checkoutMessages } from '#checkout/checkout-messages'
import { useMessages } from '#platform/messages'
import { formValues, useFormProblems } from '#ui/form/use-form-problems'

export type AddressInput = keyof TypedAddress

const INPUTS: readonly AddressInput[] = [...ADDRESS_FIELDS, ...STREET_PARTS]

/** The delivery address in a form, with digits normalised as an order stores them (D-34). */
function readTyped(values: Record<AddressInput, string>): TypedAddress {
  const typed = Object.fromEntries(INPUTS.map((field) => [field, values[field] ?? ''])) as TypedAddress
  return { ...typed, phone: maskUaePhone(typed.phone), zipcode: withLatinDigits(typed.zipcode) }
}

/** The address that an order would have. */
export const readAddress = (values: Record<AddressInput, string>, t: typeof checkoutMessages): Address =>
  trimmedAddress(toAddress(readTyped(values), t.flatWord))

/** The form and the server validate by the same rules (D-33). The street is required beside its other parts. */
export function findAddressProblems(
  values: Record<AddressInput, string>,
  t: typeof checkoutMessages,
): Partial<Record<AddressInput, string>> {
  const { street } = readTyped(values)
  const address = readAddress(values, t)
  const invalid = addressProblems(street.trim() === '' ? { ...address, street } : address)
  const problems = Object.fromEntries(
    Object.entries(invalid).map(([field, problem]) => [field, t.problems[problem]]),
  )
  const isTogetherTooLong = invalid.street === 'too_long' && street.trim().length <= LONGEST_FIELD
  return isTogetherTooLong ? { ...problems, street: t.streetTooLong } : problems
}

/** The problems of an address form. `keep` receives the address whenever it may have changed. */
export function useAddressForm(
  form: RefObject<HTMLFormElement | null>,
  keep: (address: TypedAddress) => void,
) {
  const t = useMessages(checkoutMessages)
  const { problems, submitted, onBlur, onInput } = useFormProblems<AddressInput>(form, (values) =>
    findAddressProblems(values, t),
  )
  const keepFrom = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    keep(readTyped(formValues(currentTarget)))

  return {
    problems,
    onBlur(event: FocusEvent<HTMLFormElement>): void {
      keepFrom(event)
      onBlur(event)
    },
    onInput(event: FormEvent<HTMLFormElement>): void {
      keepFrom(event)
      onInput(event)
    },
    /** The address; null if it is invalid. */
    submitted(event: FormEvent<HTMLFormElement>): Address | null {
      const values = submitted(event)
      keepFrom(event)
      return values && readAddress(values, t)
    },
  }
}
