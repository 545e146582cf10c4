import type { Department } from '#catalogue/departments'
import { getAges, isShoeSize } from '#catalogue/sizes'

/** Age groups of Google's product data below adults (support.google.com/merchants/answer/6324463). */
export type AgeGroup = 'infant' | 'toddler' | 'kids'

/** `infant` ends with the first year, `toddler` with the fifth. */
const FIRST_YEAR_OF_KIDS = 5
/** EU size for about five years, by the length of the foot. */
const FIRST_SHOE_OF_KIDS = 29

/** Age group of a size. Sizes without an age are for `kids`. */
export function getAgeGroup(size: string, department: Department): AgeGroup {
  if (department === 'Shoes' && isShoeSize(size))
    return Number(size) < FIRST_SHOE_OF_KIDS ? 'toddler' : 'kids'
  const ages = getAges(size)
  if (ages === null) return 'kids'
  const [from] = ages
  if (from < 1) return 'infant'
  return from < FIRST_YEAR_OF_KIDS ? 'toddler' : 'kids'
}
