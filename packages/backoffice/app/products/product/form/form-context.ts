import { createContext, useContext } from 'react'

/** The form of a product as its parts use it: fields by name. */
export interface ProductForm {
  /** The value of the draft, else that of the shop. */
  value(field: string): unknown
  set(field: string, value: unknown): void
  isEdited(field: string): boolean
  /** Why the shop did not take the value. */
  errorOf(field: string): string | null
  /** Whether the role may change it. */
  mayWrite: boolean
}

export const ProductFormContext = createContext<ProductForm | null>(null)

/** @throws outside of a product's form */
export function useFormFields(): ProductForm {
  const form = useContext(ProductFormContext)
  if (!form) throw new Error('There is no form around this field')
  return form
}
