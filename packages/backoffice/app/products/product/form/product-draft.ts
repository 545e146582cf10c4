import { byName } from '@little-dunes/domain/catalogue/fields/product-field'
import {
  type FormField,
  type FormValues,
  isFormField,
} from '@little-dunes/domain/contract/catalogue/staff/product-form-values'
import { equalJson } from '@little-dunes/domain/field-changes'
import type { DraftValue } from '#products/product/form/form-context'

/** A changed field, with its value at the first change. */
export interface FieldEdit<Name extends FormField> {
  from: FormValues[Name]
  to: DraftValue<Name>
}

export type ProductDraft = { [Name in FormField]?: FieldEdit<Name> }

/** A field that two people have changed, with the saved value and its author. */
export interface Conflict<Name extends FormField = FormField> {
  field: Name
  theirs: FormValues[Name]
  actor: string | null
  actorName: string | null
  at: number | null
}

/** Fields that conflict, and the other fields of either side. */
export interface SaveConflict {
  clashes: readonly (Conflict & { mine: unknown })[]
  ofMine: readonly FormField[]
  ofTheirs: readonly FormField[]
}

/** The value that stays, by field; `mine` by default. */
export type FieldChoices = { readonly [Name in FormField]?: 'mine' | 'theirs' }

export const editedFields = (draft: ProductDraft) => Object.keys(draft).filter(isFormField)

function without(draft: ProductDraft, field: FormField): ProductDraft {
  const { ...others } = draft
  delete others[field]
  return others
}

/** The draft with one more change. A field with its saved value leaves the draft. */
export function withEdit<Name extends FormField>(
  draft: ProductDraft,
  stored: FormValues,
  field: Name,
  to: DraftValue<Name>,
): ProductDraft {
  const known = draft[field]
  const from = known ? known.from : stored[field]
  return equalJson(to, from) ? without(draft, field) : { ...draft, ...byName([field], () => ({ from, to })) }
}

/** The draft without saved edits. Later edits of the same fields stay. */
export const withoutSaved = (draft: ProductDraft, saved: ProductDraft): ProductDraft =>
  editedFields(saved)
    .filter((field) => draft[field] === saved[field])
    .reduce(without, draft)

/** The refused draft with the stored values, now and before. */
export function buildConflict(
  draft: ProductDraft,
  conflicts: readonly Conflict[],
  before: FormValues,
  stored: FormValues,
): SaveConflict {
  const isClash = (field: FormField) => conflicts.some((one) => one.field === field)
  return {
    clashes: conflicts.map((one) => ({ ...one, mine: draft[one.field]?.to })),
    ofMine: editedFields(draft).filter((field) => !isClash(field)),
    ofTheirs: Object.keys(stored)
      .filter(isFormField)
      .filter((field) => !isClash(field) && !draft[field] && !equalJson(stored[field], before[field])),
  }
}

/** Resolves a conflict: my edit is now based on their value, or is discarded. */
function resolved<Name extends FormField>(
  draft: ProductDraft,
  { field, theirs }: Conflict<Name>,
  choice: 'mine' | 'theirs' | undefined,
): ProductDraft {
  const edit = draft[field]
  if (!edit || choice === 'theirs') return without(draft, field)
  return { ...draft, ...byName([field], () => ({ from: theirs, to: edit.to })) }
}

export const resolveConflicts = (
  draft: ProductDraft,
  conflicts: readonly Conflict[],
  choices: FieldChoices,
): ProductDraft =>
  conflicts.reduce((left, conflict) => resolved(left, conflict, choices[conflict.field]), draft)
