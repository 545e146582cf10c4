import { equalJson } from '@little-dunes/domain/field-changes'
import type { WireRefusal } from '@little-dunes/domain/messages/failures'

export interface FormState<Stored, Draft> {
  /** The last value known from the server. */
  stored: Stored
  draft: Draft
  /** Keys of texts, by field. */
  problems: Readonly<Record<string, string | undefined>>
  /** Stored values of fields that another user has changed. */
  conflicts: Readonly<Record<string, unknown>>
}

/** Computes the stored value, and the draft if it changes, from the conflicts of a refused save. */
export type Rebase<Stored, Draft> = (
  conflicts: object,
  state: FormState<Stored, Draft>,
) => { stored: Stored; draft?: Draft }

/** The state after a refusal of fields or with conflicts. By default the conflicts replace single fields. */
export function applyRefusal<Stored, Draft>(
  state: FormState<Stored, Draft>,
  { code, fields, conflicts }: WireRefusal,
  rebase: Rebase<Stored, Draft> = (current, { stored }) => ({ stored: { ...stored, ...current } }),
): FormState<Stored, Draft> {
  if (code !== 'field_changed') return { ...state, problems: Object(fields), conflicts: {} }
  const current = Object(conflicts)
  return { ...state, ...rebase(current, state), problems: {}, conflicts: current }
}

/** The names of the fields that differ from `shown`. A form for a new entry (`shown` is null) has none. */
export const findEdited = <Draft extends object>(
  shown: Draft | null,
  draft: Draft,
): (keyof Draft & string)[] =>
  shown === null
    ? []
    : (Object.keys(draft) as (keyof Draft & string)[]).filter((name) => !equalJson(shown[name], draft[name]))
