const MOMENT = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(:\d\d)?)?(?:\.\d+)? ?(Z|[+-]\d\d:?\d\d)?$/

/** Seconds, the format of WordPress. */
const SECONDS = /^\d{10}$/

/** True for an unambiguous time or none. `12/1/26` may be in two months. */
export const isSaleMoment = (text: string): boolean => text === '' || SECONDS.test(text) || MOMENT.test(text)

/**
 * Other systems write the local time of their shop, mostly without a zone. This shop's time is Dubai's. A date without
 * a time means the whole day.
 */
export function saleMoment(text: string, time: '00:00:00' | '23:59:59'): string {
  if (SECONDS.test(text)) return new Date(Number(text) * 1_000).toISOString()
  const [, day, minutes, seconds = ':00', zone = '+04:00'] = MOMENT.exec(text) ?? []
  if (!day) return text
  return `${day}T${minutes ? minutes + seconds : time}${zone.replace(/(\d\d)(\d\d)$/, '$1:$2')}`
}
