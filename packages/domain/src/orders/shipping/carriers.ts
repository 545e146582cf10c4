import type { Language } from '#i18n/languages'

/** A courier that parcels travel with. */
export interface Carrier {
  name: string
  /** What Arabic readers call it; empty shows them the name. */
  nameAr: string
  /** Where a parcel is followed, with `{number}` for its tracking number; empty where there is no such page. */
  trackingUrl: string
  /** Who shoppers call about a delivery; empty hides it. */
  phone: string
}

export const MOST_CARRIERS = 20
const LONGEST_NAME = 60
const NUMBER = '{number}'
const PHONE = /^(\+?[\d\s()-]{3,25})?$/

/** What is wrong with a field; pages have words for each. */
export const CARRIER_PROBLEMS = ['required', 'too_long', 'twice', 'address', 'phone', 'most'] as const
export type CarrierProblem = (typeof CARRIER_PROBLEMS)[number]

const keyOf = (name: string): string => name.trim().toLowerCase()

/** The page that follows a parcel; empty where the carrier has none. */
export const trackingAddress = ({ trackingUrl }: Pick<Carrier, 'trackingUrl'>, number: string): string =>
  trackingUrl.replaceAll(NUMBER, encodeURIComponent(number.trim()))

const namesOf = ({ name, nameAr }: Pick<Carrier, 'name' | 'nameAr'>): string[] =>
  [name, nameAr].map(keyOf).filter((key) => key !== '')

/** The carrier of a name in either language, however it is written. */
export const carrierOfName = (carriers: readonly Carrier[], name: string): Carrier | undefined =>
  carriers.find((carrier) => namesOf(carrier).includes(keyOf(name)))

/** What readers of a language call the carrier of a name; one that is not known keeps its name. */
export function carrierNameIn(carriers: readonly Carrier[], name: string, language: Language): string {
  const known = carrierOfName(carriers, name)
  return (language === 'ar' && known?.nameAr) || name
}

function isTrackingPattern(pattern: string): boolean {
  if (pattern === '') return true
  if (!pattern.includes(NUMBER) || pattern.length > 400) return false
  // The number may not choose the host.
  return /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}[/?#][^\s"'<>\\]*$/i.test(pattern)
}

/** What is wrong, by field such as `0.trackingUrl`, or `carriers` for too many. Empty when they may be stored. */
export function carrierProblems(carriers: readonly Carrier[]): Record<string, CarrierProblem> {
  const problems: Record<string, CarrierProblem> = {}
  if (carriers.length > MOST_CARRIERS) problems.carriers = 'most'
  for (const [at, { name, nameAr, trackingUrl, phone }] of carriers.entries()) {
    const earlier = carriers.slice(0, at).flatMap(namesOf)
    if (name.trim() === '') problems[`${at}.name`] = 'required'
    else if (name.length > LONGEST_NAME) problems[`${at}.name`] = 'too_long'
    else if (earlier.includes(keyOf(name))) problems[`${at}.name`] = 'twice'
    if (nameAr.length > LONGEST_NAME) problems[`${at}.nameAr`] = 'too_long'
    else if (earlier.includes(keyOf(nameAr))) problems[`${at}.nameAr`] = 'twice'
    if (!isTrackingPattern(trackingUrl.trim())) problems[`${at}.trackingUrl`] = 'address'
    if (!PHONE.test(phone.trim())) problems[`${at}.phone`] = 'phone'
  }
  return problems
}
