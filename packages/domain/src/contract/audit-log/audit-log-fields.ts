import type { ColourField, ProductField, SizeField } from '#catalogue/fields/product-fields'
import type { SettingName } from '#settings/shop-settings'

/** Fields other than those of the product form and the settings. */
export const OTHER_AUDIT_LOG_FIELDS = [
  'about',
  'aboutLinks',
  'aboutTo',
  'active',
  'age',
  'amount',
  'amountOff',
  'answer',
  'balance',
  'blocks',
  'slides',
  'body',
  'button',
  'byPhone',
  'caption',
  'care',
  'careLinks',
  'careTo',
  'carrier',
  'categories',
  'category',
  'city',
  'closing',
  'colour',
  'contact',
  'copyOf',
  'counted',
  'credit',
  'cutOffHour',
  'days',
  'delivery',
  'discountCode',
  'done',
  'doorways',
  'email',
  'endsAt',
  'deletionAsked',
  'erased',
  'events',
  'exported',
  'express',
  'file',
  'film',
  'films',
  'filters',
  'firstOrderOnly',
  'fullPriceOnly',
  'customerId',
  'focus',
  'freeDelivery',
  'fullname',
  'guest',
  'heading',
  'headingAr',
  'hidden',
  'holidays',
  'image',
  'import',
  'importedFields',
  'invitation',
  'items',
  'lead',
  'line',
  'lines',
  'list',
  'mails',
  'mayExceedLimits',
  'minimum',
  'maxUses',
  'maxUsesPerCustomer',
  'name',
  'news',
  'newsletter',
  'note',
  'noteForCustomer',
  'notes',
  'offer',
  'opening',
  'ordered',
  'orders',
  'outForDelivery',
  'owed',
  'paid',
  'parcel',
  'paused',
  'passkey',
  'payment',
  'paymentMethod',
  'percent',
  'permissions',
  'phone',
  'picture',
  'pictures',
  'productIds',
  'products',
  'q',
  'publishedAt',
  'rate',
  'reason',
  'recipient',
  'refund',
  'region',
  'restock',
  'restocked',
  'reviewReason',
  'role',
  'rows',
  'scopes',
  'sessions',
  'shared',
  'signingSecret',
  'shop',
  'shopLinks',
  'shopTo',
  'size',
  'size.stock',
  'skus',
  'startsAt',
  'status',
  'stock',
  'street',
  'subCategories',
  'subject',
  'swatch',
  'text',
  'tiles',
  'title',
  'to',
  'triedAgain',
  'trustedUntil',
  'url',
  'value',
  'workingDays',
  'asNew',
  'broken',
  'worn',
  'zipcode',
  'view',
] as const

/** Kind of a field without its owner. Carrier names and search words have no kind. */
export type AuditLogField =
  | SettingName
  | ProductField
  | `colour.${ColourField}`
  | `size.${SizeField}`
  | (typeof OTHER_AUDIT_LOG_FIELDS)[number]

export interface AuditLogFieldParts {
  kind: string
  /** Number of a slide, tile or link. */
  place: string | null
  language: string | null
  /** Name of a colour or size in an import. */
  of: string | null
}

const NOTHING = { place: null, language: null, of: null }

/**
 * `title1.en` is a title, the first one, in English; `size.<id>.price` the price of a size; `stock Sand 90` the stock
 * of one.
 */
export function auditLogFieldParts(field: string): AuditLogFieldParts {
  const [, owner, property] = /^(colour|size)\..+\.(\w+)$/.exec(field) ?? []
  if (owner && property) return { ...NOTHING, kind: `${owner}.${property}` }
  const [, imported, of] = /^(colour|size|stock|swatch|importedFields) (.+)$/s.exec(field) ?? []
  if (imported && of) return { ...NOTHING, kind: imported, of }
  const [, name = field, place, to = '', language] =
    /^([a-zA-Z]+?)(\d+)?(To)?(?:\.(en|ar))?$/.exec(field) ?? []
  return { ...NOTHING, kind: name + to, place: place ?? null, language: language ?? null }
}
