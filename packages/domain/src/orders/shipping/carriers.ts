import type { Language } from '#i18n/languages'

export interface Carrier {
  name: string
  /** Name for Arabic readers. If empty, they see `name`. */
  nameAr: string
  /** Tracking page with `{number}` for the tracking number, or empty. */
  trackingUrl: string
  /** Phone for customers' questions about a delivery. Empty hides it. */
  phone: string
}

export const MAX_CARRIERS = 20
const LONGEST_NAME = 60
const NUMBER = '{number}'
const PHONE = /^(\+?[\d\s()-]{3,25})?$/

/** Pages have a text for each. */
export const CARRIER_PROBLEMS = ['required', 'too_long', 'twice', 'address', 'phone', 'most'] as const
export type CarrierProblem = (typeof CARRIER_PROBLEMS)[number]

const toKey = (name: string): string => name.trim().toLowerCase()

/** Empty if the carrier has no tracking page. */
export const trackingAddress = ({ trackingUrl }: Pick<Carrier, 'trackingUrl'>, number: string): string =>
  trackingUrl.replaceAll(NUMBER, encodeURIComponent(number.trim()))

const getKeys = ({ name, nameAr }: Pick<Carrier, 'name' | 'nameAr'>): string[] =>
  [name, nameAr].map(toKey).filter((key) => key !== '')

/** Finds a carrier by its name in either language, ignoring case. */
export const carrierOfName = (carriers: readonly Carrier[], name: string): Carrier | undefined =>
  carriers.find((carrier) => getKeys(carrier).includes(toKey(name)))

/** Name of a carrier in a language. Unknown names are returned unchanged. */
export function carrierNameIn(carriers: readonly Carrier[], name: string, language: Language): string {
  const known = carrierOfName(carriers, name)
  return (language === 'ar' && known?.nameAr) || name
}

function isTrackingPattern(pattern: string): boolean {
  if (pattern === '') return true
  if (!pattern.includes(NUMBER) || pattern.length > 400) return false
  // The number must not choose the host.
  return /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}[/?#][^\s"'<>\\]*$/i.test(pattern)
}

/** Problems by field, such as `0.trackingUrl`, or `carriers` for too many. Empty if valid. */
export function carrierProblems(carriers: readonly Carrier[]): Record<string, CarrierProblem> {
  const problems: Record<string, CarrierProblem> = {}
  if (carriers.length > MAX_CARRIERS) problems.carriers = 'most'
  for (const [at, { name, nameAr, trackingUrl, phone }] of carriers.entries()) {
    const earlier = carriers.slice(0, at).flatMap(getKeys)
    if (name.trim() === '') problems[`${at}.name`] = 'required'
    else if (name.length > LONGEST_NAME) problems[`${at}.name`] = 'too_long'
    else if (earlier.includes(toKey(name))) problems[`${at}.name`] = 'twice'
    if (nameAr.length > LONGEST_NAME) problems[`${at}.nameAr`] = 'too_long'
    else if (earlier.includes(toKey(nameAr))) problems[`${at}.nameAr`] = 'twice'
    if (!isTrackingPattern(trackingUrl.trim())) problems[`${at}.trackingUrl`] = 'address'
    if (!PHONE.test(phone.trim())) problems[`${at}.phone`] = 'phone'
  }
  return problems
}
