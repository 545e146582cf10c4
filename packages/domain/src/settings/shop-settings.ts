import { REGIONS, type Region } from '#accounts/address'
import { isEmail } from '#accounts/email'
import { isSourceAddress } from '#catalogue/pictures/source-address'
import { type Fils, LARGEST_AMOUNT } from '#money'
import { CURRENCY_WRITINGS, type CurrencyWriting } from '#settings/currency-writings'

/** What the staff sets; amounts in fils, VAT in percent. An empty contact hides what it would show. */
export interface ShopSettings {
  deliveryFee: Fils
  freeDeliveryAbove: Fils
  expressFee: Fils
  cashReviewAbove: Fils
  /** Whether orders are paid in cash at the door, and the emirates where they are. */
  cashOnDelivery: boolean
  cashEmirates: Region[]
  /** What cash on delivery costs on top. */
  cashFee: Fils
  /** The most that a courier collects; 0 sets no limit. */
  mostCash: Fils
  openCashOrders: number
  /** Refused in a year, from which on cash is not taken. */
  refusedParcels: number
  /** Whether product pages strike through only what the price history proves. */
  strictWasPrices: boolean
  /** Whether whoever has no account may order. */
  guestCheckout: boolean
  /** How amounts are written in each language (`write-amount.ts`). */
  currencyWriting: CurrencyWriting<'en'>
  currencyWritingAr: CurrencyWriting<'ar'>
  mostLines: number
  mostUnitsPerLine: number
  ordersPerDay: number
  valuePerDay: Fils
  cancellationsPerDay: number
  vatRate: number
  returnDays: number
  pickupFee: Fils
  /** Whether damaged pieces are taken back with a picture only. */
  photoOfDamage: boolean
  /** For one customer in a day, by staff who are not owners: refunds, store credit, gift cards (`refund-limit.ts`). */
  staffRefundLimit: Fils
  nonReturnableTypes: string
  sellerName: string
  sellerAddress: string
  /** As papers say them in Arabic; the same in English stands alone where they are empty. */
  sellerNameAr: string
  sellerAddressAr: string
  sellerTrn: string
  /** Where the seller is and its trade licence: structured invoices need them, and are given once all are set. */
  sellerEmirate: Region
  sellerLicence: string
  sellerLicenceAuthority: string
  helpEmail: string
  supportEmail: string
  phone: string
  chatNumber: string
  /** When somebody answers, in words of each language. */
  openingTimes: string
  openingTimesAr: string
  shopName: string
  /** The same as `shopName` where it is empty. */
  shopNameAr: string
  /** Address of the uploaded picture; empty for that of the theme or the shop's name. */
  logo: string
  /** `#RRGGBB`; empty for that of the theme. */
  brandColour: string
  accentColour: string
  groundColour: string
  /** Pages of the shop elsewhere. */
  instagram: string
  facebook: string
  tiktok: string
  youtube: string
  /** Whether shoppers may have their device told of the steps of an order. */
  orderPush: boolean
  /** Whether merchant feeds are given to who asks for them. */
  merchantFeed: boolean
  /** Ids of the tag of Google and the pixel of Meta; empty where nothing is measured. */
  googleTag: string
  metaPixel: string
}
export type SettingName = keyof ShopSettings

/** What is wrong with a value; pages have words for each. */
export const SETTING_PROBLEMS = [
  'amount',
  'count',
  'lines',
  'percent',
  'required',
  'trn',
  'email',
  'phone',
  'address',
  'long',
  'tag',
  'pixel',
  'none_chosen',
  'only_payment',
  'sample',
  'colour',
  'hard_to_read',
  'logo',
] as const
export type SettingProblem = (typeof SETTING_PROBLEMS)[number]

type Check<Value> = (value: Value) => SettingProblem | null

/** A cart and an order hold no more lines than this. */
const MOST_LINES = 100
const MOST_COUNT = 1_000_000

const amount: Check<Fils> = (fils) =>
  Number.isInteger(fils) && fils >= 0 && fils <= LARGEST_AMOUNT / 100 ? null : 'amount'
const count: Check<number> = (value) =>
  Number.isInteger(value) && value >= 1 && value <= MOST_COUNT ? null : 'count'
const lines: Check<number> = (value) => (count(value) === null && value <= MOST_LINES ? null : 'lines')
const percent: Check<number> = (value) =>
  value >= 0 && value < 100 && Number.isInteger(Number((value * 100).toPrecision(12))) ? null : 'percent'
const required: Check<string> = (text) => (text.trim() === '' ? 'required' : null)
/** Names of product types, separated by commas; none is fine. */
const types: Check<string> = () => null
/** The contract knows no other. */
const choice: Check<string> = () => null
const isBoolean: Check<boolean> = () => null
/** In words; none is fine. */
const words: Check<string> = (text) => (text.trim().length <= 120 ? null : 'long')
/** 15 digits (Federal Tax Authority). */
const trn: Check<string> = (text) => (/^\d{15}$/.test(text) ? null : 'trn')
const email: Check<string> = (text) => (text === '' || isEmail(text) ? null : 'email')
/** As people write it: digits with spaces, perhaps a plus before. */
const phone: Check<string> = (text) => (/^(\+?[\d\s()-]{6,25})?$/.test(text) ? null : 'phone')

/** An address that browsers open safely. */
const address: Check<string> = (text) =>
  text === '' || /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) ? null : 'address'

const colour: Check<string> = (text) => (/^(#[\da-f]{6})?$/i.test(text) ? null : 'colour')
const logo: Check<string> = (text) => (text === '' || isSourceAddress(text) ? null : 'logo')

/** At least one; the contract knows no other. */
const several: Check<readonly unknown[]> = (chosen) => (chosen.length > 0 ? null : 'none_chosen')

/** Settings that are one of a few. */
export const SETTING_CHOICES = {
  currencyWriting: CURRENCY_WRITINGS.en,
  currencyWritingAr: CURRENCY_WRITINGS.ar,
  sellerEmirate: REGIONS,
} as const satisfies { [Name in SettingName]?: readonly ShopSettings[Name][] }

/** Settings that are several of a few, in this order. */
export const SETTING_LISTS = {
  cashEmirates: REGIONS,
} as const satisfies { [Name in SettingName]?: Readonly<ShopSettings[Name]> }

/** Of Google Analytics, Google Ads or both (support.google.com/tagmanager/answer/12324388). */
const tag: Check<string> = (text) => (/^((G|GT|AW)-[A-Z0-9]{4,20})?$/.test(text) ? null : 'tag')
/** Digits, as Meta's Events Manager shows them. */
const pixel: Check<string> = (text) => (/^(\d{10,20})?$/.test(text) ? null : 'pixel')

const CHECKS: { [Name in SettingName]: Check<ShopSettings[Name]> } = {
  deliveryFee: amount,
  freeDeliveryAbove: amount,
  expressFee: amount,
  cashReviewAbove: amount,
  cashOnDelivery: isBoolean,
  cashEmirates: several,
  cashFee: amount,
  mostCash: amount,
  openCashOrders: count,
  refusedParcels: count,
  guestCheckout: isBoolean,
  strictWasPrices: isBoolean,
  currencyWriting: choice,
  currencyWritingAr: choice,
  mostLines: lines,
  mostUnitsPerLine: count,
  ordersPerDay: count,
  valuePerDay: amount,
  cancellationsPerDay: count,
  vatRate: percent,
  returnDays: count,
  pickupFee: amount,
  photoOfDamage: isBoolean,
  staffRefundLimit: amount,
  nonReturnableTypes: types,
  sellerName: required,
  sellerAddress: required,
  sellerNameAr: words,
  sellerAddressAr: words,
  sellerTrn: trn,
  sellerEmirate: choice,
  sellerLicence: words,
  sellerLicenceAuthority: words,
  helpEmail: email,
  supportEmail: email,
  phone,
  chatNumber: phone,
  openingTimes: words,
  openingTimesAr: words,
  shopName: required,
  shopNameAr: words,
  logo,
  brandColour: colour,
  accentColour: colour,
  groundColour: colour,
  instagram: address,
  facebook: address,
  tiktok: address,
  youtube: address,
  orderPush: isBoolean,
  merchantFeed: isBoolean,
  googleTag: tag,
  metaPixel: pixel,
}

export const SETTING_NAMES = Object.keys(CHECKS) as SettingName[]

const problemOf = <Name extends SettingName>(name: Name, value: ShopSettings[Name]): SettingProblem | null =>
  CHECKS[name](value)

/** What is wrong with each of these settings; empty when they may be stored. */
export function settingProblems(
  settings: Partial<ShopSettings>,
): Partial<Record<SettingName, SettingProblem>> {
  const problems = SETTING_NAMES.flatMap((name) => {
    const value = settings[name]
    const problem = value === undefined ? null : problemOf(name, value)
    return problem === null ? [] : [[name, problem] as const]
  })
  return Object.fromEntries(problems)
}
