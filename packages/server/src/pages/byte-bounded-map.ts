/** Keeps what was used last, up to a number of bytes. */
export interface ByteBoundedMap<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value, size: number): void
  delete(key: string): void
  /** Bytes held. */
  size(): number
}

/** Room that an entry takes besides its bytes. */
const OVERHEAD = 1000

export function byteBoundedMap<Value>(mostBytes: number): ByteBoundedMap<Value> {
  const entries = new Map<string, { value: Value; size: number }>()
  let bytes = 0

  function remove(key: string): void {
    bytes -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      // A Map keeps the order of insertion: what is used goes to the end, the front is what nobody asks for.
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, givenSize) {
      remove(key)
      const size = givenSize + key.length * 2 + OVERHEAD
      if (size > mostBytes) return
      entries.set(key, { value, size })
      bytes += size
      for (const oldest of entries.keys()) {
        if (bytes <= mostBytes) break
        remove(oldest)
      }
    },
    delete: remove,
    size: () => bytes,
  }
}
