import { formatDateTime, inAed } from '#platform/format'
import { trailMessages as texts } from '#trail/trail-messages'
import { uiMessages } from '#ui/ui-messages'

/** Fields that are amounts in fils. */
const AMOUNTS = new Set([
  'refund',
  'deliveryFee',
  'freeDeliveryAbove',
  'expressFee',
  'cashReviewAbove',
  'mostCash',
  'valuePerDay',
  'minimum',
  'price',
  'owed',
  'paid',
])

/** `colour.name` for `colour.<id>.name`. */
const kindOf = (field: string): string => field.replace(/\..+\./, '.')

/** 'free delivery above' for `freeDeliveryAbove`, where the language has no other word. */
export const fieldName = (field: string): string =>
  texts.fields[kindOf(field)] ?? field.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Milliseconds of a moment, which calls store as a number or as an ISO date. */
function momentOf(value: unknown): number | null {
  if (typeof value === 'number') return value
  const parsed = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(parsed) ? null : parsed
}

/** A stored value as people read it. */
export function fieldText(field: string, value: unknown): string {
  if (typeof value === 'number' && AMOUNTS.has(field)) return inAed(value)
  const moment = field.endsWith('At') ? momentOf(value) : null
  if (moment !== null) return formatDateTime(moment)
  if (typeof value === 'string' || typeof value === 'boolean')
    return texts.values[String(value)] ?? String(value)
  if (Array.isArray(value) && value.length === 0) return texts.none
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : []
  const isPlain = parts.length > 0 && parts.every((part) => typeof part !== 'object')
  return isPlain ? parts.join(`${uiMessages.comma} `) : JSON.stringify(value)
}
