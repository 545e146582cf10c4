import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import { type ImportReason, importReason } from '@little-dunes/domain/messages/import-reasons'
import {
  type Fils,
  filsFromAed,
  formatAed,
  LARGEST_PRICE,
  PER_PERCENT,
  subtractPercent,
} from '@little-dunes/domain/money'
import { type ComparedPrice, exactPercent, leadingPercent } from '#catalogue/import/values/leading-percent'
import { plainNumber } from '#catalogue/import/values/plain-number'

/** Notations of dirhams before or after a number. Their sign is in Unicode 18. */
const WORDS = String.raw`(?:AED|Dhs?\.?|(?:UAE |Emirati )?dirhams?|د\.? ?إ\.?|(?:درهم[اً]{0,2}|دراهم)(?: إماراتي[ةاً]{0,2})?|\u20c3)`
const DIRHAM = new RegExp(`^${WORDS} ?| ?${WORDS}$`, 'gi')
const DIRHAM_ALONE = new RegExp(`^${WORDS}$`, 'i')
/** Handwritten notation of prices without decimals. */
const WITHOUT_DECIMALS = / ?\/[-=]?$/
const AROUND = /^([^\d+-]*?)[+-]?\.?\d[\d.,'’ ]*(.*)$/
/** `USD`, `US$`, `€` and `ر.س`. Other words are not currencies. */
const CURRENCIES = /^(?:[A-Z]{3}|[A-Z]{0,3}\p{Sc}|[\p{Script=Arabic}.]{1,6}|Rs\.?|SR)$/iu

/** One line with Latin digits and without the direction marks at both ends of an Arabic price. */
const plain = (cell: string): string => withLatinDigits(cell).replace(/\s+/g, ' ').trim()

export const isDirham = (cell: string): boolean => DIRHAM_ALONE.test(plain(cell))

/** The currency beside a number, if it is not the shop's. */
function otherCurrency(amount: string): string | undefined {
  const [, before = '', after = ''] = AROUND.exec(amount) ?? []
  return [before.trim(), after.trim()].find((text) => CURRENCIES.test(text))
}

/**
 * `12`, `12.5`, `12,50`, `.50`, `12/-`, `AED 1,299.00`: numbers of the file are AED. Returns fils, or the reason why
 * the cell is not a price.
 */
export function readPrice(cell: string, max: Fils = LARGEST_PRICE): Fils | ImportReason {
  const amount = plain(cell).replace(DIRHAM, '').replace(WITHOUT_DECIMALS, '')
  const text = plainNumber(amount)
  if (text === '') return importReason('no_price')
  const currency = otherCurrency(amount)
  if (currency !== undefined) return importReason('other_currency', cell, currency)
  if (!/^-?\d+(\.\d+)?$/.test(text)) return importReason('no_number', cell)
  if (!/^-?\d+(\.\d{1,2}0*)?$/.test(text)) return importReason('many_decimals', cell)
  const fils = filsFromAed(Number(text))
  if (fils <= 0) return importReason('not_above_0', cell)
  return fils > max ? importReason('above', cell, formatAed(max)) : fils
}

/** Prices of a product whose variants may sell at different prices. All of them share one discount. */
export interface ShopPrices {
  discount: number
  before: Map<Fils, Fils>
}

/**
 * The shop's prices for the selling prices of a product, each with its compare-at price or null. The paid price is
 * always the selling price to the fils, and the price before the discount is the compare-at price. If sizes save
 * different shares, all get the smallest share and a lower price before, so that no saving is overstated.
 */
export function shopPrices(compared: ReadonlyMap<Fils, Fils | null>): ShopPrices {
  const prices = [...compared]
    .flatMap(([selling, compareAt]) =>
      compareAt !== null && compareAt > selling ? [{ selling, compareAt }] : [],
    )
    .sort((a, b) => exactPercent(a) - exactPercent(b))
  const [min, ...others] = prices
  const undiscounted = { discount: 0, before: new Map([...compared.keys()].map((fils) => [fils, fils])) }
  if (!min || prices.length < compared.size) return undiscounted
  const discount =
    leadingPercent([min, ...others]) ??
    leadingPercent([min]) ??
    Math.floor(exactPercent(min) * PER_PERCENT) / PER_PERCENT
  const before = prices.map((price) => [price.selling, priceBefore(price, discount)] as const)
  const known = before.flatMap(([selling, price]) => (price === null ? [] : [[selling, price] as const]))
  return known.length < before.length ? undiscounted : { discount, before: new Map(known) }
}

/** The price that becomes exactly the paid price after `discount` percent, preferably the compare-at price. */
function priceBefore({ selling, compareAt }: ComparedPrice, discount: number): Fils | null {
  const near = Math.round(selling / (1 - discount / 100))
  return (
    [compareAt, near, near - 1, near + 1].find((price) => subtractPercent(price, discount) === selling) ??
    null
  )
}

/** A percent of the shop: from 0 to below 100, six decimals at most. Null for any other text. */
export function readPercent(cell: string): number | null {
  return /^\d{1,2}(\.\d{1,6})?$/.test(cell) ? Number(cell) : null
}
