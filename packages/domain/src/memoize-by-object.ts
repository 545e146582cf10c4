/** A function whose answer is computed once for each object and lives as long as the object does. */
// Bundles leave out what nobody uses of its answers.
/* @__NO_SIDE_EFFECTS__ */
export function memoizeByObject<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const value = compute(key)
    known.set(key, value)
    return value
  }
}
