import { REGIONS } from '#accounts/address'
import { CURRENCY_FORMATS } from '#settings/currency-formats'
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
 * All settings of the shop, in the order of the screen. Pages hide empty contacts. The calls, their checks, the form
 * and its draft, and the activity log derive from this declaration. `settings-tables.ts` has the columns and
 * `settings-messages.ts` the labels.
 */
export const SETTINGS = {
  deliveryFee: amount('delivery'),
  freeDeliveryAbove: amount('delivery'),
  expressFee: amount('delivery'),

  /** Offers cash on delivery in `cashEmirates`. */
  cashOnDelivery: onOff('cash'),
  /** Added to orders paid in cash. */
  cashFee: amount('cash'),
  /** Maximum that a courier collects; 0 sets no limit. */
  maxCash: amount('cash'),
  cashReviewAbove: amount('cash'),
  openCashOrders: count('cash'),
  /** Refused parcels in a year after which the shop takes no cash from a customer. */
  refusedParcels: count('cash'),
  cashEmirates: choices('cash', REGIONS),

  /** Lets customers order without an account. */
  guestCheckout: onOff('guests'),

  /** Limits crossed-out prices to those proven by the price history. */
  strictWasPrices: onOff('prices'),

  /** Format of amounts in each language (`write-amount.ts`). */
  currencyFormat: choice('amounts', CURRENCY_FORMATS.en),
  currencyFormatAr: choice('amounts', CURRENCY_FORMATS.ar),

  ordersPerDay: count('limits'),
  valuePerDay: amount('limits'),
  cancellationsPerDay: count('limits'),
  maxLines: lines('limits'),
  maxUnitsPerLine: count('limits'),

  returnDays: count('returns'),
  pickupFee: amount('returns'),
  /** Daily limit per customer for refunds, credit and gift cards by staff other than owners (`refund-limit.ts`). */
  staffRefundLimit: amount('returns'),
  nonReturnableTypes: names('returns', WIDE),
  /** Requires a photo for returns of damaged items. */
  photoOfDamage: onOff('returns'),

  sellerName: required('tax', WIDE),
  /** Arabic name on documents. Without it, documents show only the English name. */
  sellerNameAr: words('tax', WIDE),
  sellerAddress: required('tax', { longest: 500, isWide: true }),
  sellerAddressAr: words('tax', { longest: 500, isWide: true }),
  sellerTrn: trn('tax'),
  /** In percent, inside all prices and fees. */
  vatRate: percent('tax'),
  /** Emirate and trade licence of the seller. The shop offers structured invoices once all three are set. */
  sellerEmirate: choice('tax', REGIONS),
  sellerLicence: words('tax'),
  sellerLicenceAuthority: words('tax'),

  shopName: required('contacts', { longest: 80 }),
  /** Defaults to `shopName`. */
  shopNameAr: words('contacts'),
  phone: phoneNumber('contacts'),
  chatNumber: phoneNumber('contacts'),
  helpEmail: email('contacts', WIDE),
  supportEmail: email('contacts', WIDE),
  /** Opening times as free text in each language. */
  openingTimes: words('contacts', { longest: 500, isWide: true }),
  openingTimesAr: words('contacts', { longest: 500, isWide: true }),

  /** Logo and colours default to those of the theme. A shop without a logo shows its name. */
  logo: logo('brand'),
  brandColour: colour('brand'),
  accentColour: colour('brand'),
  groundColour: colour('brand'),

  /** Profiles in social networks. */
  instagram: webAddress('social', WIDE),
  facebook: webAddress('social', WIDE),
  tiktok: webAddress('social', WIDE),
  youtube: webAddress('social', WIDE),

  /** Offers push notifications about orders. */
  orderPush: onOff('push'),

  /** Publishes the merchant feeds. */
  merchantFeed: onOff('measuring'),
  /** Ids of the Google tag and the Meta pixel. Empty ids measure nothing. */
  googleTag: tag('measuring'),
  metaPixel: pixel('measuring'),
} as const

type Settings = typeof SETTINGS
export type SettingName = keyof Settings
export type ShopSettings = {
  [Name in SettingName]: Settings[Name] extends Setting<infer Value> ? Value : never
}

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[]

/** Settings by section, both in the order of the screen. */
export const settingsBySection = SETTING_SECTIONS.map((section) => ({
  name: section,
  fields: SETTING_NAMES.filter((name) => SETTINGS[name].section === section),
}))

/** Names of the settings of a kind. */
export type NamesOf<Kind extends SettingKind> = {
  [Name in SettingName]: Settings[Name]['kind'] extends Kind ? Name : never
}[SettingName]

export const isOfKind = <Kind extends SettingKind>(name: SettingName, kind: Kind): name is NamesOf<Kind> =>
  SETTINGS[name].kind === kind

function findProblem<Name extends SettingName>(name: Name, value: ShopSettings[Name]): SettingProblem | null {
  const settings: { [Each in SettingName]: Setting<ShopSettings[Each]> } = SETTINGS
  return settings[name].problem(value)
}

/** Problems by setting; empty for valid settings. */
export function settingProblems(
  settings: Partial<ShopSettings>,
): Partial<Record<SettingName, SettingProblem>> {
  const problems = SETTING_NAMES.flatMap((name) => {
    const value = settings[name]
    const problem = value === undefined ? null : findProblem(name, value)
    return problem === null ? [] : [[name, problem] as const]
  })
  return Object.fromEntries(problems)
}
