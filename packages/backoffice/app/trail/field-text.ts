import { formatAed } from '@little-dunes/domain/money'

/** Fields that are amounts in fils. */
const AMOUNTS = new Set([
  'refund',
  'deliveryFee',
  'freeDeliveryAbove',
  'expressFee',
  'cashReviewAbove',
  'valuePerDay',
  'minimum',
  'price',
  'owed',
  'paid',
])

/** 'free delivery above' for `freeDeliveryAbove`. */
export const fieldName = (field: string): string =>
  field.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** A stored value as people read it. */
export function fieldText(field: string, value: unknown): string {
  if (typeof value === 'number' && AMOUNTS.has(field)) return formatAed(value)
  if (typeof value === 'string') return value
  const parts =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : []
  const isPlain = parts.length > 0 && parts.every((part) => typeof part !== 'object')
  return isPlain ? parts.join(', ') : JSON.stringify(value)
}
