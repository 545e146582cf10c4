import type { Category } from '@little-dunes/domain/catalogue/product'
import { normalizeForComparison } from '#catalogue/import/values/plain-text'

const GIRLS = new Set('girl girls nina ninas femenino femenina female mujer hija'.split(' '))
const BOYS = new Set('boy boys nino masculino masculina male hombre hijo'.split(' '))
/** Spanish `niños` means children of both genders, unless a text is more specific. `niño` is a boy. */
const BOTH = new Set('unisex ninos kids children'.split(' '))

function audiencesIn(text: string): Set<Category> {
  const words = normalizeForComparison(text).split(/[^\p{L}]+/u)
  const genders = new Set<Category>()
  for (const word of words) {
    if (GIRLS.has(word)) genders.add('Girls')
    if (BOYS.has(word)) genders.add('Boys')
    if (BOTH.has(word)) genders.add('Unisex')
  }
  return genders
}

/**
 * The audience of a product. `sources` are texts, the most reliable first. The first text that names an audience
 * decides. A text for everyone names both or `Unisex`. Without any hint a product is for everyone.
 */
export function detectGender(sources: readonly string[]): Category {
  for (const source of sources) {
    const [one, ...more] = audiencesIn(source)
    if (one) return more.length > 0 ? 'Unisex' : one
  }
  return 'Unisex'
}
