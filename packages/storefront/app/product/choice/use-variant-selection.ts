import { variantOfSlug } from '@little-dunes/domain/catalogue/product'
import { quantityOptions, stockLeft } from '@little-dunes/domain/catalogue/stock'
import { type CartLine, quantityInCart } from '@little-dunes/domain/orders/cart'
import { useContext, useEffect, useState } from 'react'
import { useCart } from '#cart/store/cart-store'
import { readSelection, selectionQuery } from '#product/choice/selection-query'
import type { SizeView, VariantView } from '#product/product-view'
import { afterNextPaint } from '#ui/after-next-paint'
import { NavigateContext } from '#ui/link.tsx'

export interface SizeOption {
  size: string
  /** Quantity that can still be added: stock less the units in the cart (VAL-04). */
  left: number
}

export interface VariantSelection {
  variant: VariantView | undefined
  /** True once the visitor has chosen a colour; the carousel moves to its pictures (STATE-38). */
  colourChosen: boolean
  sizes: SizeOption[]
  size: string | null
  /** The chosen size with its stock and prices. */
  chosen: SizeView | undefined
  quantity: number
  /** Empty until a size is chosen (VAL-07). */
  quantities: number[]
  chooseColour(colorName: string): void
  chooseSize(size: string): void
  chooseQuantity(quantity: number): void
}

const FIRST = { size: null as string | null, quantity: 1 }

/** Replaces the current history entry, so that Back leaves the product; waits for the frame that shows the choice. */
function useSelectionInAddress() {
  const navigate = useContext(NavigateContext)
  const [search, setSearch] = useState<string>()
  useEffect(() => {
    if (search === undefined) return
    return afterNextPaint(() => void navigate({ search }, { replace: true, preventScrollReset: true }))
  }, [search, navigate])
  return (colorName: string | undefined, size: string | null) => setSearch(selectionQuery(colorName, size))
}

/**
 * The chosen colour and size: those of the address (`linkedColour` is a slug), else the first colour (PROD-10). A new colour has no chosen size
 * (STATE-16), unless it has only one.
 */
export function useVariantSelection(
  productId: string,
  variants: readonly VariantView[],
  linkedColour: string,
): VariantSelection {
  const lines = useCart((cart) => cart.lines)
  const showInAddress = useSelectionInAddress()
  const [colour, setColour] = useState(() => variantOfSlug(variants, linkedColour)?.colorName)
  const [chosen, setChosen] = useState(FIRST)
  const variant = variants.find(({ colorName }) => colorName === colour) ?? variants[0]

  /** Server-rendered pages ignore the size: their copies are cached by colour alone. */
  useEffect(() => {
    const { size } = readSelection(location.search)
    if (size) setChosen({ size, quantity: 1 })
  }, [])

  const countInCart = (size: string) => quantityInCart(lines, toLine(productId, variant, size))
  const sizes = (variant?.sizes ?? []).map(({ size, stocks }) => ({
    size,
    left: stockLeft(stocks, countInCart(size)),
  }))
  const loneSize = sizes.length === 1 ? sizes[0]?.size : undefined
  const selectedSize = chosen.size ?? loneSize
  const offered = sizes.find(({ size, left }) => size === selectedSize && left > 0)
  const quantities = offered ? quantityOptions(offered.left, 0) : []

  return {
    variant,
    colourChosen: colour !== undefined,
    sizes,
    size: offered?.size ?? null,
    chosen: offered && variant?.sizes.find(({ size }) => size === offered.size),
    quantity: Math.min(chosen.quantity, Math.max(1, quantities.length)),
    quantities,
    chooseColour(colorName) {
      setColour(colorName)
      setChosen(FIRST)
      showInAddress(colorName, null)
    },
    chooseSize(size) {
      setChosen({ size, quantity: 1 })
      showInAddress(colour, size)
    },
    chooseQuantity: (quantity) => setChosen((now) => ({ ...now, quantity })),
  }
}

const toLine = (
  productId: string,
  variant: VariantView | undefined,
  size: string,
): Omit<CartLine, 'quantity'> => ({
  productId,
  size,
  colorName: variant?.colorName ?? '',
})
