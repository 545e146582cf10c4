import { namesOfKind } from '@little-dunes/domain/catalogue/fields/product-field'
import { PRODUCT_FIELDS } from '@little-dunes/domain/catalogue/fields/product-fields'
import { auditLogFieldParts } from '@little-dunes/domain/contract/audit-log/audit-log-fields'
import { reasonIn } from '@little-dunes/domain/messages/tax-documents/refund-reasons'
import { isOfKind, SETTING_NAMES } from '@little-dunes/domain/settings/shop-settings'
import { auditLogMessages as texts } from '#audit-log/audit-log-messages'
import { formatDateTime, inAed } from '#platform/format'
import { PAGE_LANGUAGE } from '#platform/page-language'
import { regionName } from '#ui/display/region-name'
import { uiMessages } from '#ui/ui-messages'

/** Fields that are amounts in fils. */
const AMOUNTS = new Set<string>([
  ...SETTING_NAMES.filter((name) => isOfKind(name, 'amount')),
  'refund',
  'minimum',
  ...namesOfKind(PRODUCT_FIELDS, 'amount'),
  'owed',
  'paid',
  'amount',
  'amountOff',
  'balance',
  'credit',
  'size.price',
  'value',
])

/** Fields that are fractions of one. */
const RATES = new Set(['rate'])
const PERCENTS = new Set<string>([...namesOfKind(PRODUCT_FIELDS, 'percent'), 'percent', 'vatRate'])

const NAMES: Record<string, string | undefined> = texts.fields
const LANGUAGES: Record<string, string | undefined> = texts.languages
const STATUSES: Record<string, string | undefined> = {
  ...uiMessages.orderStatuses,
  ...uiMessages.returnStatuses,
  ...uiMessages.productStatuses,
}

/** 'free delivery above' for `freeDeliveryAbove`, if the language has no text for it. */
const spelled = (kind: string): string =>
  kind.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** 'title 1 (English)' for `title1.en`, 'stock Sand 90' for the stock of that size. */
export function fieldName(field: string): string {
  const { kind, place, language, of } = auditLogFieldParts(field)
  const name = NAMES[kind] ?? spelled(kind)
  const inLanguage = language && ` (${LANGUAGES[language] ?? language})`
  return [name, place && ` ${place}`, of && ` ${of}`, inLanguage].filter(Boolean).join('')
}

/** Epoch milliseconds of a time, which calls store as a number or as an ISO date. */
function toMoment(value: unknown): number | null {
  if (typeof value === 'number') return value
  const parsed = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(parsed) ? null : parsed
}

const isIsoMoment = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)

/** An order line by its product, with the units meant. */
function lineText(line: unknown): string {
  const { position, quantity, name } = Object(line) as Record<string, unknown>
  if (typeof position !== 'number') return JSON.stringify(line)
  const units = typeof quantity === 'number' ? quantity : 1
  return typeof name === 'string' ? texts.lineUnits(name, units) : texts.line(position + 1, units)
}

/** A stored value in readable form. */
export function fieldText(field: string, value: unknown): string {
  if (typeof value === 'number') {
    const { kind } = auditLogFieldParts(field)
    if (AMOUNTS.has(kind)) return inAed(value)
    if (RATES.has(kind)) return `${Math.round(value * 10_000) / 100}%`
    if (PERCENTS.has(kind)) return `${value}%`
  }
  if (field === 'lines' && Array.isArray(value) && value.length > 0)
    return value.map(lineText).join(`${uiMessages.comma} `)
  const moment = field.endsWith('At') || isIsoMoment(value) ? toMoment(value) : null
  if (moment !== null) return formatDateTime(moment)
  if (field === 'reason' && typeof value === 'string')
    return texts.values[value] ?? reasonIn(PAGE_LANGUAGE, value)
  if (field === 'status' && typeof value === 'string') return STATUSES[value] ?? value
  if (typeof value === 'string' || typeof value === 'boolean')
    return texts.values[String(value)] ?? String(value)
  if (Array.isArray(value) && value.length === 0) return texts.none
  if (field === 'cashEmirates' && Array.isArray(value))
    return value.map(String).map(regionName).join(`${uiMessages.comma} `)
  const parts =
    typeof value === 'object' && value !== null ? Object.values(value).filter((part) => part !== '') : []
  const isPlain = parts.length > 0 && parts.every((part) => typeof part !== 'object')
  if (!isPlain) return JSON.stringify(value)
  return parts.map((part) => texts.values[String(part)] ?? part).join(`${uiMessages.comma} `)
}
