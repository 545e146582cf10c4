/** Compares two values as JSON with their keys in order. Undefined equals null. */
export const equalJson = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** A field as it was on somebody's screen, and what it should become. */
export interface FieldChange<Value> {
  from: Value
  to: Value
}

/**
 * The fields that somebody else has changed meanwhile to another value than is wanted, with what they are now. Two people
 * who change different fields both keep theirs.
 */
export function conflictsOf<Fields extends object>(
  current: Fields,
  changes: { [Name in keyof Fields]?: FieldChange<Fields[Name]> | undefined },
): Partial<Fields> {
  const names = Object.keys(changes) as (keyof Fields)[]
  const conflicting = names.filter((name) => {
    const change = changes[name]
    return change && !equalJson(current[name], change.from) && !equalJson(current[name], change.to)
  })
  return Object.fromEntries(conflicting.map((name) => [name, current[name]])) as Partial<Fields>
}

/** The fields that differ between two versions, each with both values. */
export function findChanges<Fields extends object>(
  from: NoInfer<Fields>,
  to: Fields,
): { [Name in keyof Fields]?: FieldChange<Fields[Name]> } {
  const names = (Object.keys(to) as (keyof Fields)[]).filter((name) => !equalJson(from[name], to[name]))
  const pairs = names.map((name) => [name, { from: from[name], to: to[name] }])
  return Object.fromEntries(pairs) as { [Name in keyof Fields]?: FieldChange<Fields[Name]> }
}

/** The wanted values by field. */
export function newValuesOf<Fields extends object>(
  changes: {
    [Name in keyof Fields]?: FieldChange<Fields[Name]> | undefined
  },
): Partial<Fields> {
  const pairs = (Object.entries(changes) as [string, FieldChange<unknown> | undefined][]).flatMap(
    ([name, change]) => (change ? [[name, change.to] as const] : []),
  )
  return Object.fromEntries(pairs) as Partial<Fields>
}
