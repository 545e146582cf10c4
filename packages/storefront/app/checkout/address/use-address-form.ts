import {
  ADDRESS_FIELDS,
  type Address,
  type AddressField,
  addressProblems,
  trimmedAddress,
} from '@little-dunes/domain/accounts/address'
import { maskUaePhone } from '@little-dunes/domain/accounts/phone'
import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import type { FocusEvent, FormEvent, RefObject } from 'react'
import { checkoutMessages } from '#checkout/checkout-messages'
import { useMessages } from '#platform/messages'
import { formValues, useFormProblems } from '#ui/form/use-form-problems'

type Values = Record<AddressField, string>

/** The delivery address in a form, with digits normalised as an order stores them (D-34). */
export function readAddress(values: Values): Address {
  const address = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, values[field]])) as Address
  return { ...address, phone: maskUaePhone(address.phone), zipcode: withLatinDigits(address.zipcode) }
}

/** The form and the server validate by the same rules (D-33). */
export function findAddressProblems(
  values: Values,
  t: typeof checkoutMessages,
): Partial<Record<AddressField, string>> {
  const invalid = addressProblems(readAddress(values))
  return Object.fromEntries(Object.entries(invalid).map(([field, problem]) => [field, t.problems[problem]]))
}

/** The problems of an address form. `keep` receives the address whenever it may have changed. */
export function useAddressForm(form: RefObject<HTMLFormElement | null>, keep: (address: Address) => void) {
  const t = useMessages(checkoutMessages)
  const { problems, submitted, onBlur, onInput } = useFormProblems<AddressField>(form, (values) =>
    findAddressProblems(values, t),
  )
  const keepFrom = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    keep(readAddress(formValues(currentTarget)))

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
      return values && trimmedAddress(readAddress(values))
    },
  }
}
