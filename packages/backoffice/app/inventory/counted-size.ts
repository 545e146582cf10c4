export interface CountedSize {
  id: string
  /** In words, for screen readers. */
  name: string
  head: string
  detail: string
  /** Codes that a scanner may read: barcode and SKU. */
  codes: readonly string[]
  /** Address, or null for none; undefined for rows without pictures. */
  picture?: string | null
  /** Null if never counted; undefined to hide it. */
  lastCountedAt?: number | null
  stock: number
  /** In fils, for the worth of differences. */
  price?: number | null
  /** The last movement that the stock includes. */
  movement: number
}
