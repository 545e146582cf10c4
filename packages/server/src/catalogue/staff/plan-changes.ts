import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { findSchema } from '@little-dunes/domain/contract/catalogue/staff/product-form'
import {
  type FormValues,
  isFormField,
} from '@little-dunes/domain/contract/catalogue/staff/product-form-values'
import { equalJson } from '@little-dunes/domain/field-changes'

type Change = ParsedInput<'POST /api/staff/product/save'>['changes'][number]

export interface Conflict {
  field: string
  theirs: unknown
}

export interface PlannedChanges {
  problems: Record<string, string>
  conflicts: Conflict[]
  /** New values by field, without fields that already have them. */
  values: Partial<FormValues>
}

/**
 * Values to write so that the fields match the editor. Only changed fields are compared with the values that the editor
 * read, so changes of other fields do not conflict (decision 033). Pure.
 */
export function planChanges(stored: FormValues, changes: readonly Change[]): PlannedChanges {
  const planned: PlannedChanges = { problems: {}, conflicts: [], values: {} }
  for (const { field, from, to } of changes) {
    const now = isFormField(field) ? stored[field] : undefined
    const parsed = now === undefined ? undefined : findSchema(field)?.safeParse(to)
    if (!parsed) planned.problems[field] = 'gone'
    else if (!parsed.success) planned.problems[field] = parsed.error.issues[0]?.message ?? 'malformed'
    else if (equalJson(now, parsed.data)) continue
    else if (equalJson(now, from)) Object.assign(planned.values, { [field]: parsed.data })
    else planned.conflicts.push({ field, theirs: now })
  }
  return planned
}
