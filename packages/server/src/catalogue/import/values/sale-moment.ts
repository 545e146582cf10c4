/** Other systems write the time of their shop without a zone; this shop's clock is Dubai's. A day alone is a whole one. */
export function saleMoment(text: string, time: '00:00:00' | '23:59:59'): string {
  const parts = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d))?$/.exec(text)
  return parts ? `${parts[1]}T${parts[2] ?? time}+04:00` : text
}
