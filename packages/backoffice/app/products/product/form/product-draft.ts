import type { FormValues } from '@little-dunes/domain/contract/catalogue/staff/product-form-values'
import { equalJson } from '@little-dunes/domain/field-changes'

/** A changed field: what it was when the change began, and what it shall be. */
export interface FieldEdit {
  from: unknown
  to: unknown
}

/** Changed fields by name; it outlives everything but the screen. */
export type ProductDraft = Readonly<Record<string, FieldEdit>>

/** A field that two people have changed, as the shop refuses it: what it is now, and who has made it that. */
export interface Conflict {
  field: string
  theirs: unknown
  actor: string | null
  actorName: string | null
  at: number | null
}

/** What stands in the way of a save, and the fields of either side that are not in it. */
export interface SaveConflict {
  clashes: readonly (Conflict & { mine: unknown })[]
  ofMine: readonly string[]
  ofTheirs: readonly string[]
}

/** Which value of a field stays; `mine` where nothing was chosen. */
export type FieldChoices = Readonly<Record<string, 'mine' | 'theirs'>>

/** The draft with one more change; a field that is as the shop has it is none. */
export function withEdit(draft: ProductDraft, held: FormValues, field: string, to: unknown): ProductDraft {
  const { [field]: known, ...others } = draft
  const from = known ? known.from : held[field]
  return equalJson(to, from) ? others : { ...others, [field]: { from, to } }
}

/** The refused draft beside what the shop has now, and had before. */
export function conflictOf(
  draft: ProductDraft,
  conflicts: readonly Conflict[],
  before: FormValues,
  held: FormValues,
): SaveConflict {
  const isClash = (field: string) => conflicts.some((one) => one.field === field)
  return {
    clashes: conflicts.map((one) => ({ ...one, mine: draft[one.field]?.to })),
    ofMine: Object.keys(draft).filter((field) => !isClash(field)),
    ofTheirs: Object.keys(held).filter(
      (field) => !isClash(field) && draft[field] === undefined && !equalJson(held[field], before[field]),
    ),
  }
}

/** The draft after a choice: a field of mine is changed from what the other one has made of it, one of theirs is left alone. */
export function resolveConflicts(
  draft: ProductDraft,
  conflicts: readonly Conflict[],
  choices: FieldChoices,
): ProductDraft {
  return Object.fromEntries(
    Object.entries(draft).flatMap(([field, edit]) => {
      const conflict = conflicts.find((one) => one.field === field)
      if (!conflict) return [[field, edit]]
      return choices[field] === 'theirs' ? [] : [[field, { ...edit, from: conflict.theirs }]]
    }),
  )
}
