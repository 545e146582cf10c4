import { REGIONS } from '#accounts/address'
import { CURRENCY_WRITINGS } from '#settings/currency-writings'
import {
  amount,
  choice,
  choices,
  colour,
  count,
  email,
  lines,
  logo,
  names,
  onOff,
  percent,
  phoneNumber,
  pixel,
  required,
  SETTING_SECTIONS,
  type Setting,
  type SettingKind,
  type SettingProblem,
  tag,
  trn,
  webAddress,
  words,
} from '#settings/setting'

const WIDE = { isWide: true }

/**
 * What the staff sets, section by section as the screen has it; an empty contact hides what it would show. Call, form,
 * draft, check and activity log follow from here; the column is in `settings-tables.ts`, the name in `settings-messages.ts`.
 */
export const SETTINGS = {
  deliveryFee: amount('delivery'),
  freeDeliveryAbove: amount('delivery'),
  expressFee: amount('delivery'),

  /** Whether orders are paid in cash at the door, and the emirates where they are. */
  cashOnDelivery: onOff('cash'),
  /** What cash on delivery costs on top. */
  cashFee: amount('cash'),
  /** The most that a courier collects; 0 sets no limit. */
  mostCash: amount('cash'),
  cashReviewAbove: amount('cash'),
  openCashOrders: count('cash'),
  /** Refused in a year, from which on cash is not taken. */
  refusedParcels: count('cash'),
  cashEmirates: choices('cash', REGIONS),

  /** Whether whoever has no account may order. */
  guestCheckout: onOff('guests'),

  /** Whether product pages strike through only what the price history proves. */
  strictWasPrices: onOff('prices'),

  /** How amounts are written in each language (`write-amount.ts`). */
  currencyWriting: choice('amounts', CURRENCY_WRITINGS.en),
  currencyWritingAr: choice('amounts', CURRENCY_WRITINGS.ar),

  ordersPerDay: count('limits'),
  valuePerDay: amount('limits'),
  cancellationsPerDay: count('limits'),
  mostLines: lines('limits'),
  mostUnitsPerLine: count('limits'),

  returnDays: count('returns'),
  pickupFee: amount('returns'),
  /** For one customer in a day, by staff who are not owners: refunds, store credit, gift cards (`refund-limit.ts`). */
  staffRefundLimit: amount('returns'),
  nonReturnableTypes: names('returns', WIDE),
  /** Whether damaged pieces are taken back with a picture only. */
  photoOfDamage: onOff('returns'),

  sellerName: required('tax', WIDE),
  /** As papers say it in Arabic; where it is empty, the English name stands alone. */
  sellerNameAr: words('tax', WIDE),
  sellerAddress: required('tax', { longest: 500, isWide: true }),
  sellerAddressAr: words('tax', { longest: 500, isWide: true }),
  sellerTrn: trn('tax'),
  /** In percent, inside all prices and fees. */
  vatRate: percent('tax'),
  /** Where the seller is and its trade licence: structured invoices need them, and are given once all are set. */
  sellerEmirate: choice('tax', REGIONS),
  sellerLicence: words('tax'),
  sellerLicenceAuthority: words('tax'),

  shopName: required('contacts', { longest: 80 }),
  /** The same as `shopName` where it is empty. */
  shopNameAr: words('contacts'),
  phone: phoneNumber('contacts'),
  chatNumber: phoneNumber('contacts'),
  helpEmail: email('contacts', WIDE),
  supportEmail: email('contacts', WIDE),
  /** When somebody answers, in words of each language. */
  openingTimes: words('contacts', { longest: 500, isWide: true }),
  openingTimesAr: words('contacts', { longest: 500, isWide: true }),

  /** An empty one is that of the theme; without any, the shop's name takes the place of the logo. */
  logo: logo('brand'),
  brandColour: colour('brand'),
  accentColour: colour('brand'),
  groundColour: colour('brand'),

  /** Pages of the shop elsewhere. */
  instagram: webAddress('social', WIDE),
  facebook: webAddress('social', WIDE),
  tiktok: webAddress('social', WIDE),
  youtube: webAddress('social', WIDE),

  /** Whether shoppers may have their device told of the steps of an order. */
  orderPush: onOff('push'),

  /** Whether merchant feeds are given to who asks for them. */
  merchantFeed: onOff('measuring'),
  /** Ids of the tag of Google and the pixel of Meta; empty where nothing is measured. */
  googleTag: tag('measuring'),
  metaPixel: pixel('measuring'),
} as const

type Settings = typeof SETTINGS
export type SettingName = keyof Settings
export type ShopSettings = {
  [Name in SettingName]: Settings[Name] extends Setting<infer Value> ? Value : never
}

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]

/** The settings of a section, in their order. */
export const settingsBySection = SETTING_SECTIONS.map((section) => ({
  name: section,
  fields: SETTING_NAMES.filter((name) => SETTINGS[name].section === section),
}))

/** The settings of a kind. */
export type NamesOf<Kind extends SettingKind> = {
  [Name in SettingName]: Settings[Name]['kind'] extends Kind ? Name : never
}[SettingName]

export const isOfKind = <Kind extends SettingKind>(name: SettingName, kind: Kind): name is NamesOf<Kind> =>
  SETTINGS[name].kind === kind

function problemOf<Name extends SettingName>(name: Name, value: ShopSettings[Name]): SettingProblem | null {
  const setting: Setting<ShopSettings[Name]> = SETTINGS[name] as never
  return setting.problem(value)
}

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
