import type { ColourName } from '../colours.ts'
import type { Category, Tint } from '../demo-product.ts'

/** The hand-written part of a product. SKUs and stocks follow by rule. */
export interface ProductPlan {
  name: string
  description: string
  category: Category
  price: number
  tint: Tint
  colours: readonly ColourName[]
  /** Percent, at most the 20 that the banner promises. */
  discount?: number
  /** Percent of the flash sale. 0 or absent: not in the flash sale. */
  flash?: number
  bestseller?: true
  bestofkids?: true
  /** Overrides the stock rule. */
  stock?: 'sold out' | 'few left' | 'plenty'
  /** Overrides the sizes of the group. */
  sizes?: readonly string[]
}

/** Products of one kind, with the same sub-category, SKU letters and sizes. */
export interface ProductGroup {
  subCategory: string
  letters: string
  sizes: readonly string[]
  products: Readonly<Record<string, ProductPlan>>
}

const steps = (from: number, to: number, step: number): string[] =>
  Array.from({ length: (to - from) / step + 1 }, (_, i) => String(from + i * step))

/** Age codes: 80 is up to one year, 170 is nine to ten. */
export const ages = (from: number, to: number): string[] => steps(from, to, 10)

/** EU shoe sizes. */
export const shoeSizes = (from: number, to: number): string[] => steps(from, to, 1)

export const oneSize: readonly string[] = ['One Size']
