import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { BulkField } from '@little-dunes/domain/contract/staff/choices'
import { filsFromText, numberFromText } from '#products/amount-text'

export type BulkEdit = InputOf<'POST /api/staff/products/preview'>['edit']

/** Editable values: prices by steps, other fields by value. */
export type BulkChoice = 'price_percent' | 'price_add' | 'price_set' | BulkField

const FLAGS: readonly string[] = ['flashsale', 'bestseller', 'bestofkids']
export const isFlag = (choice: BulkChoice): boolean => FLAGS.includes(choice)

/** Changes a price by an amount or a percentage, not to one. */
export const isStep = (choice: BulkChoice): boolean => choice === 'price_percent' || choice === 'price_add'

const OF_PRICE: readonly string[] = ['price_percent', 'price_add', 'price_set', 'discount', 'flashDiscount']
/** Changes the price or the struck-through price. */
export const isOfPrice = (choice: BulkChoice): boolean => OF_PRICE.includes(choice)

/** A number with an optional sign, or NaN. */
function signed(text: string, read: (text: string) => number | string): number {
  const [, sign = '', rest = ''] = /^\s*([+\-\u2212]?)\s*(.*)$/.exec(text) ?? []
  const value = read(rest)
  if (typeof value !== 'number') return Number.NaN
  return sign === '' || sign === '+' ? value : -value
}

/** Null if the typed value is no number. */
export function readEdit(choice: BulkChoice, typed: string): BulkEdit | null {
  if (choice === 'price_percent' || choice === 'price_add' || choice === 'price_set') {
    const step = choice === 'price_percent' ? 'percent' : choice === 'price_add' ? 'add' : 'set'
    const value = signed(typed, step === 'percent' ? numberFromText : filsFromText)
    return Number.isNaN(value) ? null : { field: 'price', step, value }
  }
  if (isFlag(choice)) return { field: choice, to: typed === 'yes' }
  if (choice !== 'discount' && choice !== 'flashDiscount') return { field: choice, to: typed }
  const percent = numberFromText(typed)
  return typeof percent === 'number' ? { field: choice, to: percent } : null
}
