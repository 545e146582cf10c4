import type { FormValues } from '@little-dunes/domain/contract/staff/products/product-form-values'

/** A changed field: what it was when the change began, and what it shall be. */
export interface FieldEdit {
  from: unknown
  to: unknown
}

/** Changed fields by name; it outlives everything but the screen. */
export type ProductDraft = Readonly<Record<string, FieldEdit>>

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The draft with one more change; a field that is as the shop has it is none. */
export function withEdit(draft: ProductDraft, held: FormValues, field: string, to: unknown): ProductDraft {
  const { [field]: known, ...others } = draft
  const from = known ? known.from : held[field]
  return isSame(to, from) ? others : { ...others, [field]: { from, to } }
}

export const withoutEdit = (draft: ProductDraft, field: string): ProductDraft =>
  Object.fromEntries(Object.entries(draft).filter(([name]) => name !== field))

/** The draft that overwrites what somebody else has saved meanwhile. */
export const overwriteConflict = (draft: ProductDraft, field: string, theirs: unknown): ProductDraft => {
  const edit = draft[field]
  return edit ? { ...draft, [field]: { ...edit, from: theirs } } : draft
}
