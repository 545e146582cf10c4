/**
 * Loader data as one JSON text. The router's own format refers to every value by a number, which makes the page a tenth
 * larger after compression.
 */
export interface Packed<Data> {
  /** JSON with its single and double quotes swapped. */
  json: string
  /** Never set: carries the type of the content. */
  data?: Data
}

/** The router escapes double quotes twice and single quotes never: swapping them saves a hundredth of the page. */
const swapQuotes = (text: string): string => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'))

/** @param data plain JSON: no dates, no undefined in lists */
export const pack = <Data>(data: Data): Packed<Data> => ({ json: swapQuotes(JSON.stringify(data)) })

const unpacked = new WeakMap<object, unknown>()

/** Returns the same object each time, to avoid re-rendering. */
export function unpack<Data>(packed: Packed<Data>): Data {
  const data = unpacked.get(packed) ?? JSON.parse(swapQuotes(packed.json))
  unpacked.set(packed, data)
  return data as Data
}
