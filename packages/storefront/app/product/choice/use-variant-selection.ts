import { type CartLine, quantityInCart } from '@little-dunes/domain/cart'
import { quantityOptions, stockLeft } from '@little-dunes/domain/stock'
import { useState } from 'react'
import { useCart } from '#cart/store/cart-store'
import type { VariantView } from '#product/product-view'

export interface SizeOption {
  size: string
  /** What can still be added: stock less what the cart holds (VAL-04). */
  left: number
}

export interface VariantSelection {
  variant: VariantView | undefined
  /** The visitor has chosen a colour; the carousel moves to its pictures (STATE-38). */
  colourChosen: boolean
  sizes: SizeOption[]
  size: string | null
  quantity: number
  /** Empty as long as no size is chosen (VAL-07). */
  quantities: number[]
  chooseColour(colorName: string): void
  chooseSize(size: string): void
  chooseQuantity(quantity: number): void
}

const FIRST = { size: null as string | null, quantity: 1 }

/** What stands chosen on the product page; the first colour on arrival (PROD-10), no size with a new colour (STATE-16). */
export function useVariantSelection(itemId: string, variants: readonly VariantView[]): VariantSelection {
  const lines = useCart((cart) => cart.lines)
  const [colour, setColour] = useState<string>()
  const [chosen, setChosen] = useState(FIRST)
  const variant = variants.find(({ colorName }) => colorName === colour) ?? variants[0]

  const held = (size: string) => quantityInCart(lines, lineOf(itemId, variant, size))
  const sizes = (variant?.sizes ?? []).map(({ size, stocks }) => ({
    size,
    left: stockLeft(stocks, held(size)),
  }))
  const offered = sizes.find(({ size, left }) => size === chosen.size && left > 0)
  const quantities = offered ? quantityOptions(offered.left, 0) : []

  return {
    variant,
    colourChosen: colour !== undefined,
    sizes,
    size: offered?.size ?? null,
    quantity: Math.min(chosen.quantity, Math.max(1, quantities.length)),
    quantities,
    chooseColour(colorName) {
      setColour(colorName)
      setChosen(FIRST)
    },
    chooseSize: (size) => setChosen({ size, quantity: 1 }),
    chooseQuantity: (quantity) => setChosen((now) => ({ ...now, quantity })),
  }
}

const lineOf = (
  itemId: string,
  variant: VariantView | undefined,
  size: string,
): Omit<CartLine, 'quantity'> => ({
  itemId,
  size,
  colorName: variant?.colorName ?? '',
})
