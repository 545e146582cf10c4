import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  foldText,
  matchesTerm,
  parseTerms,
  searchableCompounds,
  searchableSkus,
  searchableWords,
  singular,
  type Term,
  toStem,
} from '#catalogue/search-text'

const toTerm = (text: string): Term => {
  const [term] = parseTerms(text)
  if (!term) throw new Error(`The text has no search term: ${text}`)
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
  ])('%s is normalised to %s', (text, folded) => {
    expect(foldText(text)).toBe(folded)
  })
})

describe('folding', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'aÉßŁøıÆçضعأإآةىیکـًّ٤۴ ') })

  it('is idempotent', () => {
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
    'of %s is the unchanged word',
    (word) => {
      expect(singular(word)).toBe(word)
    },
  )
})

describe('toStem', () => {
  it.each([
    ['الكثبان', 'كثبان'],
    ['والكثبان', 'كثبان'],
    ['بالقطن', 'قطن'],
    ['للبنات', 'بنات'],
    ['قبعه', 'قبع'],
    ['قبعات', 'قبع'],
    ['dresses', 'dress'],
  ])('of %s is %s', (word, stem) => {
    expect(toStem(word)).toBe(stem)
  })

  it.each(['ولد', 'البر', 'ماء', 'بنات', 'دبه', 'éclairs'])('of %s is the unchanged word', (word) => {
    expect(toStem(word)).toBe(word)
  })
})

describe('the words of a search', () => {
  it('are separated by spaces and punctuation, but not by hyphens, dots and apostrophes', () => {
    expect(parseTerms(' T-Shirts, (girl’s)  v1.5 & - ')).toEqual([
      { word: 'tshirts', stem: 'tshirt', parts: ['t', 'shirt'] },
      { word: 'girls', stem: 'girl', parts: ['girl', 's'] },
      { word: 'v15', stem: 'v15', parts: ['v1', '5'] },
    ])
  })

  it('have no empty part when a hyphen starts or ends them', () => {
    expect(parseTerms('-dresses-')).toEqual([{ word: 'dresses', stem: 'dress', parts: ['dress'] }])
  })
})

describe('a line of searchable words', () => {
  it('contains each word once, in the original and singular form, whole and in parts', () => {
    expect(searchableWords(['Soft T-Shirts', 'soft Toys'])).toBe(
      ' soft tshirts tshirt t shirts shirt toys toy',
    )
  })

  it('contains no empty word', () => {
    expect(searchableWords(['', '(Tees)', '-Hat-'])).toBe(' tees tee hat')
    expect(searchableWords([])).toBe(' ')
  })

  it('matches the start of words', () => {
    const line = searchableWords(['Sunrise Tee'])
    expect(matchesTerm(line, toTerm('sun'))).toBe(true)
    expect(matchesTerm(line, toTerm('rise'))).toBe(false)
  })

  it('matches a plural search term by its singular', () => {
    expect(matchesTerm(' box', toTerm('boxes'))).toBe(true)
  })

  it('matches a hyphenated term when it contains every part', () => {
    const line = searchableWords(['Shirt for a Toddler'])
    expect(matchesTerm(line, toTerm('toddler-shirt'))).toBe(true)
    expect(matchesTerm(line, toTerm('toddler-dress'))).toBe(false)
    expect(matchesTerm(line, toTerm('x-y'))).toBe(false)
  })

  it('does not match a term with only one part', () => {
    const glued: Term = { word: 'sunhat', stem: 'sunhat', parts: ['sun'] }
    expect(matchesTerm(' sun', glued)).toBe(false)
  })
})

describe('a line of article numbers', () => {
  it('contains each number as one word in lower case, without punctuation', () => {
    expect(searchableSkus(['LD-TS-0104', 'SEA 90/ä'])).toBe(' ldts0104 sea90a')
  })
})

describe('a line of compounds', () => {
  it('contains neighbouring words joined into one', () => {
    expect(searchableCompounds('Big Sun-Proof Hat')).toBe(' bigsunproof sunproofhat')
    expect(searchableCompounds('Hat')).toBe('')
  })
})
