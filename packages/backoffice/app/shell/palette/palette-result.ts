import type { IconNode } from '@little-dunes/design/icon.tsx'
import type { OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'

/** Something that the palette leads to. */
export interface PaletteResult {
  path: string
  /** Its name, and whose it is. */
  names: readonly string[]
  /** A few words that tell it from others. */
  about: readonly string[]
  /** Stands before the name, as the picture does; a person has initials in their place. */
  icon?: IconNode
  picture?: string | null
  status?: OrderStatus
  /** A page of the shop, which has a tab of its own. */
  isOfShop?: boolean
  /** What can be done with it. */
  actions?: PaletteResult[]
}
