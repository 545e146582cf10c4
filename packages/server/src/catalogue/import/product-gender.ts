import type { Category } from '@little-dunes/domain/product'
import { plainWords } from '#catalogue/import/plain-text'

const GIRLS = new Set('girl girls nina ninas femenino femenina female mujer hija'.split(' '))
/** Spanish `niños` means children as often as boys, so it says nothing; `niño` does. */
const BOYS = new Set('boy boys nino masculino masculina male hombre hijo'.split(' '))
const BOTH = new Set(['unisex'])

/** Every audience that the words of a text name. */
function audiencesIn(text: string): Set<Category> {
  const words = plainWords(text).split(/[^\p{L}]+/u)
  const found = new Set<Category>()
  for (const word of words) {
    if (GIRLS.has(word)) found.add('Girls')
    if (BOYS.has(word)) found.add('Boys')
    if (BOTH.has(word)) found.add('Unisex')
  }
  return found
}

/**
 * The audience of a product: `sources` are texts in order of trust; the first that names an audience decides, and
 * names both or `Unisex` when it is for everyone. Without any hint a product is for everyone.
 */
export function genderOf(sources: readonly string[]): Category {
  for (const source of sources) {
    const [one, ...more] = audiencesIn(source)
    if (one) return more.length > 0 ? 'Unisex' : one
  }
  return 'Unisex'
}
