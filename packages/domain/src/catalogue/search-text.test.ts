import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  foldText,
  matchesTerm,
  searchableCompounds,
  searchableSkus,
  searchableWords,
  singular,
  stemOf,
  type Term,
  termsOf,
} from '#catalogue/search-text'

const termOf = (text: string): Term => {
  const [term] = termsOf(text)
  if (!term) throw new Error(`No word in ${text}`)
  return term
}

describe('foldText', () => {
  it.each([
    ['Dune TEE', 'dune tee'],
    ['Café', 'cafe'],
    ['ế', 'e'],
    ['ﬁne', 'fine'],
    ['أحمد', 'احمد'],
    ['مُحَمَّد', 'محمد'],
    ['إِبْرَة آلة', 'ابره اله'],
    ['كنـــدورة', 'كندوره'],
    ['مقهى', 'مقهي'],
    ['کتابی', 'كتابي'],
    ['٢–٣ و ۴', '2–3 و 4'],
    ['Łódź', 'lodz'],
    ['Øresund', 'oresund'],
    ['STRAẞE Straße', 'strasse strasse'],
    ['Tişört TIŞÖRT İnci tısört', 'tisort tisort inci tisort'],
    ['ÆON æon Ǽ', 'aeon aeon ae'],
    ['Œuf Đồng Þór Ħal Ŧ Ŋ', 'oeuf dong thor hal t n'],
  ])('%s is compared as %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })
})

describe('folding', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aÉßŁøıÆçضعأإآةىیکـًّ٤۴ ') })

  it('changes nothing the second time', () => {
    const text = fc.oneof(letters, fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(text, (any) => {
        expect(foldText(foldText(any))).toBe(foldText(any))
      }),
    )
  })

  it('is the same for every keyboard, with and without marks', () => {
    const variants: [RegExp, string][] = [
      [/[أإآ]/g, 'ا'],
      [/ة/g, 'ه'],
      [/[ىی]/g, 'ي'],
      [/ک/g, 'ك'],
      [/Ł/g, 'l'],
      [/ø/g, 'Ø'],
      [/ß/g, 'ss'],
      [/Æ/g, 'ae'],
      [/[ـًّ]/g, ''],
      [/[٤۴]/g, '4'],
    ]
    fc.assert(
      fc.property(letters, fc.constantFrom(...variants), (text, [typed, other]) => {
        expect(foldText(text.replace(typed, other))).toBe(foldText(text))
      }),
    )
  })
})

describe('singular', () => {
  it.each([
    ['berries', 'berry'],
    ['dresses', 'dress'],
    ['brushes', 'brush'],
    ['torches', 'torch'],
    ['boxes', 'box'],
    ['topazes', 'topaz'],
    ['shoes', 'shoe'],
    ['tees', 'tee'],
    ['dungarees', 'dungaree'],
  ])('of %s is %s', (plural, word) => {
    expect(singular(plural)).toBe(word)
  })

  it.each(['dress', 'bus', 'iris', 'gas', 'ies', 'xes', 'tee', 'sock', 'essence', 'tsar', 'shesham'])(
    'of %s is the word itself',
    (word) => {
      expect(singular(word)).toBe(word)
    },
  )
})

describe('stemOf', () => {
  it.each([
    ['الكثبان', 'كثبان'],
    ['والكثبان', 'كثبان'],
    ['بالقطن', 'قطن'],
    ['للبنات', 'بنات'],
    ['قبعه', 'قبع'],
    ['قبعات', 'قبع'],
    ['dresses', 'dress'],
  ])('of %s is %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem)
  })

  it.each(['ولد', 'البر', 'ماء', 'بنات', 'دبه', 'éclairs'])('of %s is the word itself', (word) => {
    expect(stemOf(word)).toBe(word)
  })
})

describe('the words of a search', () => {
  it('are parted by blanks and signs, but not by hyphens, dots and apostrophes', () => {
    expect(termsOf(' T-Shirts, (girl’s)  v1.5 & - ')).toEqual([
      { word: 'tshirts', stem: 'tshirt', parts: ['t', 'shirt'] },
      { word: 'girls', stem: 'girl', parts: ['girl', 's'] },
      { word: 'v15', stem: 'v15', parts: ['v1', '5'] },
    ])
  })

  it('have no empty part where a hyphen opens or closes them', () => {
    expect(termsOf('-dresses-')).toEqual([{ word: 'dresses', stem: 'dress', parts: ['dress'] }])
  })
})

describe('a line of words', () => {
  it('has each word once, as it is and in the singular, whole and in its parts', () => {
    expect(searchableWords(['Soft T-Shirts', 'soft Toys'])).toBe(
      ' soft tshirts tshirt t shirts shirt toys toy',
    )
  })

  it('has no empty word', () => {
    expect(searchableWords(['', '(Tees)', '-Hat-'])).toBe(' tees tee hat')
    expect(searchableWords([])).toBe(' ')
  })

  it('is searched for the beginnings of words', () => {
    const line = searchableWords(['Sunrise Tee'])
    expect(matchesTerm(line, termOf('sun'))).toBe(true)
    expect(matchesTerm(line, termOf('rise'))).toBe(false)
  })

  it('has the singular of what is searched for in the plural', () => {
    expect(matchesTerm(' box', termOf('boxes'))).toBe(true)
  })

  it('has a hyphenated word when it has every part of it', () => {
    const line = searchableWords(['Shirt for a Toddler'])
    expect(matchesTerm(line, termOf('toddler-shirt'))).toBe(true)
    expect(matchesTerm(line, termOf('toddler-dress'))).toBe(false)
    expect(matchesTerm(line, termOf('x-y'))).toBe(false)
  })

  it('does not have a word of one part for the parts it has none of', () => {
    const glued: Term = { word: 'sunhat', stem: 'sunhat', parts: ['sun'] }
    expect(matchesTerm(' sun', glued)).toBe(false)
  })
})

describe('a line of article numbers', () => {
  it('has each as one word without its signs, in small letters', () => {
    expect(searchableSkus(['LD-TS-0104', 'SEA 90/ä'])).toBe(' ldts0104 sea90a')
  })
})

describe('a line of pairs', () => {
  it('has neighbours written as one', () => {
    expect(searchableCompounds('Big Sun-Proof Hat')).toBe(' bigsunproof sunproofhat')
    expect(searchableCompounds('Hat')).toBe('')
  })
})
