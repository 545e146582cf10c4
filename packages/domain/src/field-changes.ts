/** Compares two values as JSON with their keys in order. Undefined equals null. */
export const equalJson = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The value shown on the screen, and the new one. */
export interface FieldChange<Value> {
  from: Value
  to: Value
}

/**
 * Fields that changed in the meantime to a value other than the new one, with their current values. Changes of
 * different fields do not conflict.
 */
export function findConflicts<Fields extends object>(
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

/** Fields that differ, with both values. */
export function findChanges<Fields extends object>(
  from: NoInfer<Fields>,
  to: Fields,
): { [Name in keyof Fields]?: FieldChange<Fields[Name]> } {
  const names = (Object.keys(to) as (keyof Fields)[]).filter((name) => !equalJson(from[name], to[name]))
  const pairs = names.map((name) => [name, { from: from[name], to: to[name] }])
  return Object.fromEntries(pairs) as { [Name in keyof Fields]?: FieldChange<Fields[Name]> }
}

export function getNewValues<Fields extends object>(
  changes: {
    [Name in keyof Fields]?: FieldChange<Fields[Name]> | undefined
  },
): Partial<Fields> {
  const pairs = (Object.entries(changes) as [string, FieldChange<unknown> | undefined][]).flatMap(
    ([name, change]) => (change ? [[name, change.to] as const] : []),
  )
  return Object.fromEntries(pairs) as Partial<Fields>
}
