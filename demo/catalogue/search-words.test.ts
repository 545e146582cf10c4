import { readSearch, searchProducts } from '@little-dunes/domain/catalogue/search'
import { synonymProblems, wordsOfField } from '@little-dunes/domain/catalogue/synonyms/search-synonyms'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import { searchWords } from './search-words.ts'

const products = catalogue.map(({ colours, ...fields }) => ({
  ...fields,
  variants: colours.map((colour) => ({ ...colour, images: [], stocks: 1 })),
}))

test('every search synonym of the demo finds its products', () => {
  expect(synonymProblems(searchWords)).toEqual({})
  for (const { typed, meant } of searchWords)
    for (const words of [...wordsOfField(typed), ...wordsOfField(meant)])
      expect([words, searchProducts(products, readSearch(words, searchWords)).inOrder.length > 0]).toEqual([
        words,
        true,
      ])
})
