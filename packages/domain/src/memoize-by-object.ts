/** Computes a result once per object and keeps it as long as the object. */
// Lets bundlers drop unused results.
/* @__NO_SIDE_EFFECTS__ */
export function memoizeByObject<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const cached = known.get(key)
    if (cached !== undefined) return cached
    const value = compute(key)
    known.set(key, value)
    return value
  }
}
