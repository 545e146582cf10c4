import { type ImportReason, importReason } from '@little-dunes/domain/messages/import-reasons'
import { type Fils, filsFromAed, formatAed, LARGEST_PRICE, subtractPercent } from '@little-dunes/domain/money'
import { plainNumber } from '#catalogue/import/values/plain-number'

const CURRENCY = /^(AED|Dhs?\.?|د\.?\s?إ\.?)\s*|\s*(AED|Dhs?\.?|د\.?\s?إ\.?)$/i

/** `12`, `12.5`, `12,50`, `AED 1,299.00`: the number of the file is taken as AED. Answers fils, or the reason why it cannot be a price. */
export function readPrice(cell: string, most: Fils = LARGEST_PRICE): Fils | ImportReason {
  const text = plainNumber(cell.replace(CURRENCY, ''))
  if (text === '') return importReason('no_price')
  if (!/^-?\d+(\.\d+)?$/.test(text)) return importReason('no_number', cell)
  if (!/^-?\d+(\.\d{1,2}0*)?$/.test(text)) return importReason('many_decimals', cell)
  const fils = filsFromAed(Number(text))
  if (fils <= 0) return importReason('not_above_0', cell)
  return fils > most ? importReason('above', cell, formatAed(most)) : fils
}

export interface ShopPrice {
  /** The price before the discount. */
  price: Fils
  /** Percent with at most two decimals. */
  discount: number
}

/** Percents have two decimals. */
const STEPS = 100

/**
 * The shop's price and percent for a selling price and the price it is compared with (null when there is none or it is
 * not higher). What a shopper pays is always `selling` to the fils. Where no percent of two decimals leads from
 * `compareAt` to it, the price before the discount is lowered a little. The saving is never overstated.
 * Null when the saving is 100 percent, which the shop refuses (D-05).
 */
export function shopPrice(selling: Fils, compareAt: Fils | null): ShopPrice | null {
  if (compareAt === null || compareAt <= selling) return { price: selling, discount: 0 }
  const exact = (1 - selling / compareAt) * 100
  const nearest = Math.round(exact * STEPS) / STEPS
  if (nearest >= 100) return null
  if (subtractPercent(compareAt, nearest) === selling) return { price: compareAt, discount: nearest }
  const discount = Math.floor(exact * STEPS) / STEPS
  const price = discount === 0 ? null : priceBefore(selling, discount)
  return price === null || price <= selling ? { price: selling, discount: 0 } : { price, discount }
}

/** The price that `discount` percent bring down to `selling`, exactly. */
function priceBefore(selling: Fils, discount: number): Fils | null {
  if (discount === 0) return selling
  const near = Math.round(selling / (1 - discount / 100))
  return [near, near - 1, near + 1].find((price) => subtractPercent(price, discount) === selling) ?? null
}

/** Prices of a product whose variants sell at different prices; all of them share one discount. */
export interface ShopPrices {
  discount: number
  /** The price before the discount for each selling price. */
  before: Map<Fils, Fils>
}

/**
 * The shop's prices for the selling prices of a product, each exact to the fils. The discount is the smallest that any
 * of them has, and none where it does not lead to all of them. Null as in `shopPrice`.
 */
export function shopPrices(compared: ReadonlyMap<Fils, Fils | null>): ShopPrices | null {
  const alone = new Map([...compared].map(([selling, compareAt]) => [selling, shopPrice(selling, compareAt)]))
  const found = [...alone.values()].filter((price) => price !== null)
  if (found.length < alone.size) return null
  const discount = Math.min(...found.map((price) => price.discount))
  const before = new Map<Fils, Fils>()
  for (const [selling, price] of alone) {
    const shared = price?.discount === discount ? price.price : priceBefore(selling, discount)
    if (shared === null)
      return { discount: 0, before: new Map([...alone.keys()].map((fils) => [fils, fils])) }
    before.set(selling, shared)
  }
  return { discount, before }
}

/** A percent of the shop: 0 to below 100, two decimals at most; null for every other text. */
export function readPercent(cell: string): number | null {
  return /^\d{1,2}(\.\d{1,2})?$/.test(cell) ? Number(cell) : null
}
