import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { declaredField } from '@little-dunes/domain/contract/catalogue/staff/product-form-values'
import { formatDateTime, inAed } from '#platform/format'
import { localName } from '#platform/local-name'
import { keepTogether } from '#platform/locale'
import { choiceWord } from '#products/choice-words'
import { productMessages as texts } from '#products/product/product-messages'

const NAMES: Record<string, string> = texts.fields

function getOwner({ colours }: WholeProduct, kind: string, id: string): string {
  const match = colours.find((colour) => colour.id === id)
  if (kind === 'colour') return match ? localName(match) : ''
  for (const colour of colours) {
    const size = colour.sizes.find((one) => one.id === id)
    if (size) return `${localName(colour)} ${size.size}`
  }
  return ''
}

/** The form names colours and sizes by id, `size.<id>.price`; imports use names, `price Sage 90`. */
function parseField(product: WholeProduct, field: string): { kind: string; of: string } {
  const [, owner, id = '', property] = /^(colour|size)\.(.+)\.(\w+)$/.exec(field) ?? []
  if (owner && property) return { kind: property, of: getOwner(product, owner, id) }
  const [kind = field, of = ''] = field.split(/ (.*)/s)
  return { kind, of }
}

/** A field in words: 'price', 'pictures of Sage', 'barcode of Sage 90'. */
export function fieldName(product: WholeProduct, field: string): string {
  const { kind, of } = parseField(product, field)
  const ofOne = of && (NAMES[`colour.${kind}`] ?? NAMES[`size.${kind}`])
  return `${ofOne || (NAMES[kind] ?? kind)} ${of}`.trim()
}

/** Imports store times as in JSON. */
const isIsoMoment = (value: string): boolean => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

function numberText(field: string, value: number): string {
  const kind = declaredField(field.split(' ')[0] ?? '')?.kind
  if (kind === 'amount') return inAed(value)
  if (kind === 'percent') return keepTogether(`${value}%`)
  return kind === 'moment' ? formatDateTime(value) : String(value)
}

function listText(field: string, { length }: readonly unknown[]): string {
  if (field === 'colours') return String(length)
  if (field !== 'related') return texts.pictures(length)
  return length === 0 ? texts.empty : texts.related(length)
}

export function valueText(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.empty
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'number') return numberText(field, value)
  if (Array.isArray(value)) return listText(field, value)
  if (typeof value === 'object') return texts.pictures(Object.keys(value).length)
  const text = String(value)
  return isIsoMoment(text) ? formatDateTime(Date.parse(text)) : choiceWord(field, text)
}
