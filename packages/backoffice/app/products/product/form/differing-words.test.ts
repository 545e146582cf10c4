import { expect, test } from 'vitest'
import { differingWords } from '#products/product/form/differing-words'

test.each([
  ['Cold wash, dry in the shade', 'Cold wash, line dry', ['Cold wash, ', 'dry in the shade', '']],
  ['Cold wash, line dry', 'Cold wash, dry in the shade', ['Cold wash, ', 'line dry', '']],
  ['stay cool in heat and sun', 'stay cool in wind and sun', ['stay cool in ', 'heat ', 'and sun']],
  ['Dune Tee', 'Dune Sea Tee', ['Dune ', '', 'Tee']],
  ['Dune Sea Tee', 'Dune Tee', ['Dune ', 'Sea ', 'Tee']],
  ['Dusk', 'Dawn', ['Dusk', '', '']],
  ['a a', 'a a a', ['a ', '', 'a']],
])('%s and %s differ in the middle', (text, other, [before, differs, after]) => {
  expect(differingWords(text, other)).toEqual({ before, differs, after })
})

test('long texts are shortened to the words near the difference', () => {
  const words = (letter: string) => Array.from({ length: 20 }, (_, at) => `${letter}${at}`).join(' ')
  const { before, after } = differingWords(
    `${words('a')} one ${words('b')}`,
    `${words('a')} two ${words('b')}`,
  )
  expect([before, after]).toEqual(['… a12 a13 a14 a15 a16 a17 a18 a19 ', 'b0 b1 b2 b3 b4 b5 b6 b7 …'])
})
