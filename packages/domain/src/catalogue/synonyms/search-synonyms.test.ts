import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { readSearch, type SearchableProduct, searchProducts } from '#catalogue/search'
import {
  LONGEST_SYNONYM,
  listReadings,
  MAX_SYNONYMS,
  type SearchSynonym,
  synonymProblems,
  typedWordsIn,
} from '#catalogue/synonyms/search-synonyms'

const WORDS: readonly SearchSynonym[] = [
  { typed: 'تيشيرت، تي شيرت', meant: 'T-shirt' },
  { typed: 'سنيكرز, trainers', meant: 'Sneakers, Court shoes' },
  { typed: 'شيرت', meant: 'Shirt' },
]

const product = (name: string, subCategory = 'Tops'): SearchableProduct => ({
  name,
  sku: 'LD-1',
  description: '',
  category: 'Unisex',
  subCategory,
  variants: [],
})
const SHOP = [
  product('Sunrise Tee', 'T-shirts'),
  product('Palm Runner', 'Sneakers'),
  product('Linen Shirt', 'Shirts'),
]
const search = (text: string, shop: readonly SearchableProduct[] = SHOP) =>
  searchProducts(shop, readSearch(text, WORDS)).bestFirst.map(({ name }) => name)

describe('search synonyms (D-13)', () => {
  it.each([
    ['تيشيرت', ['Sunrise Tee']],
    ['تي شيرت', ['Sunrise Tee']],
    ['التيشيرت', ['Sunrise Tee']],
    ['تيشيـرت', ['Sunrise Tee']],
    ['sunrise تيشيرت', ['Sunrise Tee']],
    ['سنيكرز', ['Palm Runner']],
    ['TRAINERS', ['Palm Runner']],
    ['شيرت', ['Linen Shirt', 'Sunrise Tee']],
    ['palm تيشيرت', []],
  ])('%s finds %j', (text, names) => {
    expect(search(text)).toEqual(names)
  })

  it('match from their third letter', () => {
    expect(search('سني')).toEqual(['Palm Runner'])
    expect(search('سن')).toEqual([])
    expect(search('سني palm')).toEqual([])
  })

  it('rank below exact matches', () => {
    const shop = [...SHOP, product('سنيكرز الرمال')]
    expect(search('سنيكرز', shop)).toEqual(['سنيكرز الرمال', 'Palm Runner'])
  })

  it('expand to each of their meanings', () => {
    expect(listReadings('سنيكرز تيشيرت', WORDS)).toEqual([
      'Sneakers T-shirt',
      'Sneakers تيشيرت',
      'Court shoes T-shirt',
      'Court shoes تيشيرت',
      'سنيكرز T-shirt',
    ])
  })

  it('keep all literal matches, and limit the number of expansions', () => {
    const letters = fc.constantFrom('تيشيرت', 'تي', 'شيرت', 'سنيكرز', 'shirt', 'palm', ' ', '-', '٣')
    const question = fc.array(letters, { maxLength: 30 }).map((parts) => parts.join(' '))
    fc.assert(
      fc.property(question, (text) => {
        expect(listReadings(text, WORDS).length).toBeLessThanOrEqual(24)
        const literally = searchProducts(SHOP, readSearch(text)).bestFirst.map(({ name }) => name)
        expect(search(text)).toEqual(expect.arrayContaining(literally))
      }),
    )
  })

  it('are offered in the script of the language', () => {
    expect(typedWordsIn('ar', WORDS)).toEqual(['تيشيرت', 'تي شيرت', 'سنيكرز', 'شيرت'])
    expect(typedWordsIn('en', WORDS)).toEqual(['trainers'])
  })
})

test('invalid synonyms are reported by field', () => {
  expect(synonymProblems(WORDS)).toEqual({})
  const long = 'ا'.repeat(LONGEST_SYNONYM + 1)
  expect(
    synonymProblems([
      { typed: '', meant: 'Shirt' },
      { typed: ' , -', meant: long },
      { typed: 'x', meant: ' SHIRT ' },
    ]),
  ).toEqual({ '0.typed': 'required', '1.typed': 'no_word', '1.meant': 'too_long', '2.meant': 'twice' })
  const many = Array.from({ length: MAX_SYNONYMS + 1 }, (_, at) => ({ typed: 'x', meant: `y${at}` }))
  expect(synonymProblems(many)).toEqual({ synonyms: 'most' })
})
