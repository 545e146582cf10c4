import type { WholeProduct } from '@little-dunes/domain/contract/staff/products/product-fields'
import { formatDateTime, inAed } from '#platform/format'
import { localName } from '#platform/local-name'
import { keepTogether } from '#platform/locale'
import { choiceWord } from '#products/choice-words'
import { productMessages as texts } from '#products/product/product-messages'

const NAMES: Record<string, string> = texts.fields

function ownerOf({ colours }: WholeProduct, kind: string, id: string): string {
  const own = colours.find((colour) => colour.id === id)
  if (kind === 'colour') return own ? localName(own) : ''
  for (const colour of colours) {
    const size = colour.sizes.find((one) => one.id === id)
    if (size) return `${localName(colour)} ${size.size}`
  }
  return ''
}

/** A field in words: 'price', 'pictures of Sage', 'barcode of Sage 90'. */
export function fieldName(product: WholeProduct, field: string): string {
  const [kind = '', id = '', name = ''] = field.split('.')
  if (!field.includes('.')) return NAMES[field] ?? field
  return `${NAMES[`${kind}.${name}`] ?? name} ${ownerOf(product, kind, id)}`.trim()
}

function numberText(field: string, value: number): string {
  if (field.endsWith('price')) return inAed(value)
  if (/discount$/i.test(field)) return keepTogether(`${value}%`)
  return field.endsWith('At') ? formatDateTime(value) : String(value)
}

function listText(field: string, { length }: readonly unknown[]): string {
  if (field === 'colours') return String(length)
  if (field !== 'related') return texts.pictures(length)
  return length === 0 ? texts.empty : texts.related(length)
}

/** A value in words, whatever it is. */
export function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.empty
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return numberText(field, value)
  if (Array.isArray(value)) return listText(field, value)
  if (typeof value === 'object') return texts.pictures(Object.keys(value).length)
  return choiceWord(field, String(value))
}
