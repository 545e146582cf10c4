/** Age sizes with their years, from and to (CONST-46, PROD-23 to PROD-25). */
const AGES: Record<string, readonly [from: number, to: number]> = {
  '80': [0, 1],
  '90': [1, 2],
  '100': [2, 3],
  '110': [3, 4],
  '120': [4, 5],
  '130': [5, 6],
  '140': [6, 7],
  '150': [7, 8],
  '160': [8, 9],
  '170': [9, 10],
}

export const AGE_SIZES = Object.keys(AGES).sort((a, b) => Number(a) - Number(b))
export const ONE_SIZE = 'One Size'
const SMALLEST_SHOE = 21
const LARGEST_SHOE = 42

/** EU sizes of children's shoes, smallest first. */
export const SHOE_SIZES = Array.from({ length: LARGEST_SHOE - SMALLEST_SHOE + 1 }, (_, place) =>
  String(SMALLEST_SHOE + place),
)

/** Years of an age size, else null. */
export const getAges = (size: string): readonly [from: number, to: number] | null =>
  Object.hasOwn(AGES, size) ? (AGES[size] ?? null) : null

export function isShoeSize(size: string): boolean {
  return /^\d\d$/.test(size) && Number(size) >= SMALLEST_SHOE && Number(size) <= LARGEST_SHOE
}

const CM_PER_EU_SIZE = 2 / 3
/** A shoe is longer than the foot in it. */
const TOE_ROOM_CM = 1.5

/** Longest foot in cm, with one decimal. An EU size is two thirds of a cm of the inner length (ISO 9407). */
export const getFootLength = (size: string): string =>
  (Number(size) * CM_PER_EU_SIZE - TOE_ROOM_CM).toFixed(1)

/** Numbers by value, then words in alphabetical order. */
export function compareSizes(a: string, b: string): number {
  const [x, y] = [Number.parseFloat(a), Number.parseFloat(b)]
  if (Number.isNaN(x) !== Number.isNaN(y)) return Number.isNaN(x) ? 1 : -1
  return Number.isNaN(x) || x === y ? a.localeCompare(b, 'en') : x - y
}

/** Lengths in cm. `weight` has the specified heading (D-16, PROD-27). */
export interface SizeChartRow {
  size: string
  height: string
  weight: string
  age: string
}
