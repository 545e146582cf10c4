import type { IconNode } from '@little-dunes/design/icon.tsx'
import type { OrderStatus } from '@little-dunes/domain/orders/order-lifecycle'

export interface PaletteResult {
  path: string
  /** Its name, and the name of its owner. */
  names: readonly string[]
  /** A few words that distinguish it from others. */
  about: readonly string[]
  /** Before the name, like the picture; people have initials instead. */
  icon?: IconNode
  picture?: string | null
  status?: OrderStatus
  /** A page of the shop, which opens in a separate tab. */
  isOfShop?: boolean
  actions?: PaletteResult[]
}
