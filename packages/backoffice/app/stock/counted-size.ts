/** A size in a count. */
export interface CountedSize {
  id: string
  /** In words, for who hears the row. */
  name: string
  head: string
  detail: string
  /** What a scanner reads on it: barcode and SKU. */
  codes: readonly string[]
  /** Address, or null for none; without the field the rows have no pictures. */
  picture?: string | null
  /** Null of one that was never counted; without the field it is not said. */
  lastCountedAt?: number | null
  stock: number
  /** In fils, for what the differences are worth. */
  price?: number | null
  /** The last movement that the stock has in it. */
  movement: number
}
