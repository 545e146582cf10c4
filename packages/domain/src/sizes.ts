/** Age size codes and their labels, en dash between the years (CONST-46, PROD-23 to PROD-25). */
const AGE_LABELS: Record<string, string> = {
  '80': '0–1 Years',
  '90': '1–2 Years',
  '100': '2–3 Years',
  '110': '3–4 Years',
  '120': '4–5 Years',
  '130': '5–6 Years',
  '140': '6–7 Years',
  '150': '7–8 Years',
  '160': '8–9 Years',
  '170': '9–10 Years',
}

export const AGE_SIZES = Object.keys(AGE_LABELS).sort((a, b) => Number(a) - Number(b))
export const ONE_SIZE = 'One Size'
const SMALLEST_SHOE = 21
const LARGEST_SHOE = 42

/** '0–1 Years' for an age size, else null. */
export const ageLabel = (size: string): string | null =>
  Object.hasOwn(AGE_LABELS, size) ? (AGE_LABELS[size] ?? null) : null

export function isShoeSize(size: string): boolean {
  return /^\d\d$/.test(size) && Number(size) >= SMALLEST_SHOE && Number(size) <= LARGEST_SHOE
}

/** What a shopper reads: 'EU 28' for 21 to 42, the age for an age size, other words as they are (D-16). */
export function sizeLabel(size: string): string {
  return ageLabel(size) ?? (isShoeSize(size) ? `EU ${size}` : size)
}

/** Numbers by value first, then words in their own order. */
export function compareSizes(a: string, b: string): number {
  const [x, y] = [Number.parseFloat(a), Number.parseFloat(b)]
  if (Number.isNaN(x) !== Number.isNaN(y)) return Number.isNaN(x) ? 1 : -1
  return Number.isNaN(x) || x === y ? a.localeCompare(b, 'en') : x - y
}

/** A row of the size chart: lengths in cm, `weight` under the heading that the shop was asked for (D-16, PROD-27). */
export interface SizeChartRow {
  size: string
  height: string
  weight: string
  age: string
}
