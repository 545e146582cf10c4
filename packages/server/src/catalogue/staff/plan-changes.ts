import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { schemaOf } from '@little-dunes/domain/contract/catalogue/staff/product-form'
import {
  type FormValues,
  isFormField,
} from '@little-dunes/domain/contract/catalogue/staff/product-form-values'
import { equalJson } from '@little-dunes/domain/field-changes'

type Change = ParsedInput<'POST /api/staff/product/save'>['changes'][number]

/** A field that somebody else has changed since the editor read it. */
export interface Conflict {
  field: string
  theirs: unknown
}

export interface PlannedChanges {
  /** Why a value is wrong, by field. */
  problems: Record<string, string>
  conflicts: Conflict[]
  /** New values by field; what is right already is not in it. */
  values: Partial<FormValues>
}

/**
 * What has to be written so that the fields hold what the editor says. Only fields that were changed are compared with what
 * the editor read: whoever changes other fields is not in the way (decision 033). Pure.
 */
export function planChanges(held: FormValues, changes: readonly Change[]): PlannedChanges {
  const planned: PlannedChanges = { problems: {}, conflicts: [], values: {} }
  for (const { field, from, to } of changes) {
    const now = isFormField(field) ? held[field] : undefined
    const parsed = now === undefined ? undefined : schemaOf(field)?.safeParse(to)
    if (!parsed) planned.problems[field] = 'gone'
    else if (!parsed.success) planned.problems[field] = parsed.error.issues[0]?.message ?? 'malformed'
    else if (equalJson(now, parsed.data)) continue
    else if (equalJson(now, from)) Object.assign(planned.values, { [field]: parsed.data })
    else planned.conflicts.push({ field, theirs: now })
  }
  return planned
}
