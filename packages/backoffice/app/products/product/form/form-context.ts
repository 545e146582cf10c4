import type { FormField, FormValues } from '@little-dunes/domain/contract/catalogue/staff/product-form-values'
import { createContext, useContext } from 'react'

/** Numbers stay text until they are valid. */
export type DraftValue<Name extends FormField> =
  | FormValues[Name]
  | (number extends FormValues[Name] ? string : never)

/** Names of the fields with such a value. */
export type FieldsWith<Value> = {
  [Name in FormField]: FormValues[Name] extends Value ? Name : never
}[FormField]

export interface ProductForm {
  /** The value of the draft, or else the stored one. */
  value<Name extends FormField>(field: Name): DraftValue<Name>
  set<Name extends FormField>(field: Name, value: DraftValue<Name>): void
  isEdited(field: FormField): boolean
  /** The server's reason for not saving the value. */
  getError(field: FormField): string | null
  mayWrite: boolean
}

export const ProductFormContext = createContext<ProductForm | null>(null)

/** @throws outside of a product's form */
export function useFormFields(): ProductForm {
  const form = useContext(ProductFormContext)
  if (!form) throw new Error('useFormFields must be used inside a product form')
  return form
}
