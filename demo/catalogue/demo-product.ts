import type { ColourName } from './colours.ts'

/** A product of the demo shop, ready for import into an empty database. */
export interface DemoProduct {
  /** Unique, kebab-case; pictures are named after it. */
  handle: string
  name: string
  sku: string
  description: string
  category: Category
  subCategory: string
  /** AED. */
  price: number
  /** Percent. */
  discount: number
  flashsale: boolean
  flashDiscount: number
  bestseller: boolean
  bestofkids: boolean
  tint: Tint
  colours: DemoColour[]
}

export interface DemoColour {
  colorName: ColourName
  /** #rrggbb */
  swatch: string
  /** File names in demo/pictures; the first one is the cover. */
  pictures: string[]
  sizes: DemoSize[]
}

export interface DemoSize {
  /** An age code ('80' to '170'), an EU shoe size ('21' to '42') or 'One Size'. */
  size: string
  stocks: number
  /** Unique over the whole catalogue. */
  subSKU: string
}

export type Category = 'Boys' | 'Girls' | 'Unisex'

/** The pale ground of a product's pictures; all of its colours share it. */
export type Tint = 'sand' | 'shell' | 'sea' | 'palm' | 'sky' | 'sun' | 'lilac'
