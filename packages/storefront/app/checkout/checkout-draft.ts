import {
  ADDRESS_FIELDS,
  NO_POSTCODE,
  STREET_PARTS,
  type TypedAddress,
} from '@little-dunes/domain/accounts/address'
import { maskUaePhone, UAE_MOBILE, UAE_PREFIX } from '@little-dunes/domain/accounts/phone'
import type { WireUser } from '@little-dunes/domain/contract/accounts/account-calls'
import { SHIPPING_METHODS, type ShippingMethod } from '@little-dunes/domain/orders/delivery'
import { SESSION_STORAGE_KEYS } from '#checkout/session-storage-keys'
import { type BrowserStorage, readJson } from '#platform/browser-storage'

/** A discount code that the server has accepted, with its reduction (D-44); `amountOff` in fils. */
export interface AppliedDiscount {
  code: string
  rate: number
  amountOff: number
  freeDelivery: boolean
  categories: readonly string[]
  subCategories: readonly string[]
  skus: readonly string[]
  fullPriceOnly: boolean
}

/** The customer's input so far. It survives a reload in this tab and belongs to one account. */
export interface CheckoutDraft {
  address: TypedAddress
  shippingMethod: ShippingMethod
  codeText: string
  applied: AppliedDiscount | null
}

const KEY = SESSION_STORAGE_KEYS.draft

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : [])

/** A first draft: contact details of the account, Normal delivery (D-66). */
export function firstDraft(user: WireUser | null): CheckoutDraft {
  const phone = user && UAE_MOBILE.test(user.phone) ? user.phone : UAE_PREFIX
  return {
    address: {
      fullname: user?.name ?? '',
      email: user?.email ?? '',
      phone,
      street: '',
      city: '',
      region: '',
      zipcode: NO_POSTCODE,
      area: '',
      building: '',
      flat: '',
      note: '',
    },
    shippingMethod: 'Normal',
    codeText: '',
    applied: null,
  }
}

function readAppliedDiscount(value: unknown): AppliedDiscount | null {
  const { code, rate, ...rest } = (value ?? {}) as Record<string, unknown>
  if (typeof code !== 'string' || typeof rate !== 'number' || !(rate >= 0 && rate <= 1)) return null
  const amountOff = Number.isSafeInteger(rest.amountOff) ? Math.max(0, Number(rest.amountOff)) : 0
  const freeDelivery = rest.freeDelivery === true
  if (rate === 0 && amountOff === 0 && !freeDelivery) return null
  return {
    code,
    rate,
    amountOff,
    freeDelivery,
    categories: texts(rest.categories),
    subCategories: texts(rest.subCategories),
    skus: texts(rest.skus),
    fullPriceOnly: rest.fullPriceOnly === true,
  }
}

function readAddress(value: unknown): TypedAddress {
  const stored = (value ?? {}) as Record<string, unknown>
  const fields = [...ADDRESS_FIELDS, ...STREET_PARTS]
  const address = Object.fromEntries(fields.map((field) => [field, text(stored[field])])) as TypedAddress
  return { ...address, phone: maskUaePhone(address.phone) }
}

export function readDraft(storage: BrowserStorage, user: WireUser | null): CheckoutDraft {
  const first = firstDraft(user)
  const stored = (readJson(storage, KEY) ?? {}) as Record<string, unknown>
  if (stored.owner !== first.address.email) return first
  const shippingMethod = SHIPPING_METHODS.find((method) => method === stored.shippingMethod)
  return {
    address: readAddress(stored.address),
    shippingMethod: shippingMethod ?? first.shippingMethod,
    codeText: text(stored.codeText),
    applied: readAppliedDiscount(stored.applied),
  }
}

export function writeDraft(storage: BrowserStorage, user: WireUser | null, draft: CheckoutDraft): void {
  storage.set(KEY, JSON.stringify({ ...draft, owner: user?.email ?? '' }))
}

/** A placed order has used its code, and Express is never preselected (D-66). The address may serve again. */
export function resetDraftExceptAddress(storage: BrowserStorage, user: WireUser | null): void {
  writeDraft(storage, user, { ...firstDraft(user), address: readDraft(storage, user).address })
}
