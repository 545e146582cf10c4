import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSearch, type SearchableProduct, searchProducts, searchRank } from '#catalogue/search'

const product = (name: string, fields: Partial<SearchableProduct> = {}): SearchableProduct => ({
  name,
  sku: 'LD-TS-0104',
  description: 'Soft organic cotton, washed once already.',
  category: 'Unisex',
  subCategory: 'T-shirts',
  variants: [
    {
      colorName: 'Deep Sea',
      swatch: null,
      images: [],
      stocks: 1,
      sizes: [{ size: '90', stocks: 1, subSKU: 'LD-TS-0104-SEA-90' }],
    },
  ],
  ...fields,
})

/** A new object each time, since results are memoized by object. */
const tee = () => product('Sunrise Tee')
const finds = (one: SearchableProduct, text: string): boolean => searchRank(one, readSearch(text)) !== null
const namesFor = (products: readonly SearchableProduct[], text: string): string[] =>
  searchProducts(products, readSearch(text)).bestFirst.map(({ name }) => name)

describe('a part of the name (LIST-04, D-13)', () => {
  const fox = product('Desert Fox T-Shirt')

  it('finds a product in any case, ignoring surrounding spaces', () => {
    for (const text of ['fox', 'DESERT', ' t-shirt ', 't F', 'ert fox', ' ert '])
      expect([text, finds(fox, text)]).toEqual([text, true])
    expect(finds(fox, 'hedgehog')).toBe(false)
    expect(finds(product('فستان الكثبان'), 'الكثبان')).toBe(true)
    expect(finds(product('İpek Elbise'), 'ipek')).toBe(true)
  })

  it('reads every special character literally', () => {
    expect(finds(product('Shirt (50% wool) .*'), '(50% wool) .*')).toBe(true)
    expect(finds(tee(), '.*')).toBe(false)
    expect(finds(tee(), '%')).toBe(false)
  })

  it('finds a product by any part of its name', () => {
    const word = fc.string({ unit: fc.constantFrom(...'aBcÉßضع 1-%') })
    fc.assert(
      fc.property(word, word, word, (before, part, after) => {
        expect(finds(product(before + part + after), part.toLowerCase())).toBe(true)
      }),
    )
  })
})

describe('words of a search (D-13)', () => {
  it.each([
    ['the sub-category', 't-shirts'],
    ['its singular', 't-shirt'],
    ['without the hyphen', 'tshirt'],
    ['with a blank for the hyphen', 't shirt'],
    ['the audience', 'unisex tee'],
    ['the description', 'organic cotton'],
    ['a colour', 'deep sea'],
    ['any order', 'sea cotton sunrise'],
    ['the plural of a name', 'tees'],
    ['the beginning of a word', 'sunr'],
    ['words written as one', 'sunrisetee'],
    ['an article number', 'ld-ts-0104'],
    ['the number of a size', 'LD-TS-0104-SEA-90'],
    ['an article number with blanks', 'ld ts 0104'],
    ['a part of an article number', '0104'],
    ['a word of three letters of the description', 'was'],
  ])('are found in %s: %s', (_where, text) => {
    expect(finds(tee(), text)).toBe(true)
  })

  it.each(['rise cottony', 'sunrise velvet', 'ton', '90', 'ld', 'on', 'ld ts 0105', '\u064b'])(
    'do not find the product: %s',
    (text) => {
      expect(finds(tee(), text)).toBe(false)
    },
  )

  it('find a department in every sub-category', () => {
    const boots = product('Splash', { subCategory: 'Boots' })
    const camel = product('Noor', { subCategory: 'Soft toys' })
    const party = product('Sabah', { subCategory: 'Dresses' })
    expect(namesFor([boots, camel, party], 'shoes')).toEqual(['Splash'])
    expect(namesFor([boots, camel, party], 'toy')).toEqual(['Noor'])
    expect(namesFor([boots, camel, party], 'dress')).toEqual(['Sabah'])
  })

  it.each([
    ['Baby', 'babies'],
    ['Babies', 'baby'],
    ['Dress', 'dresses'],
    ['Box', 'boxes'],
    ['Dungarees', 'dungaree'],
  ])('find the same in singular and plural: %s, %s', (name, text) => {
    expect(finds(product(name), text)).toBe(true)
  })

  it('match letters with and without accents and special characters', () => {
    expect(finds(product('Café au lait'), 'cafe')).toBe(true)
    expect(finds(product('Cafe'), 'CAFÉ')).toBe(true)
    expect(finds(product('أحمد'), 'احمد')).toBe(true)
  })
})

describe('a product in two languages', () => {
  const kandura = () =>
    product('Noor Kandura', {
      translations: {
        ar: { name: 'كندورة النور', description: 'قطن ناعم للأولاد', subCategory: 'ملابس المناسبات' },
      },
      variants: [
        {
          colorName: 'Sand',
          translations: { ar: { colorName: 'رملي' } },
          swatch: null,
          images: [],
          stocks: 0,
          sizes: [],
        },
      ],
    })

  it.each([
    ['the Arabic name', 'كندورة'],
    ['with the other letter at its end', 'كندوره'],
    ['with its vowel signs', 'كَنْدُورَة'],
    ['stretched', 'كنـدورة'],
    ['without the article', 'نور'],
    ['with an article', 'الكندورة'],
    ['the sub-category', 'مناسبات'],
    ['the colour', 'رملي'],
    ['the description, without its hamza', 'للاولاد'],
    ['the English name', 'noor'],
    ['both languages at once', 'noor رملي'],
  ])('is found by %s: %s', (_by, text) => {
    expect(finds(kandura(), text)).toBe(true)
  })

  it('is not found by a part that spans two languages', () => {
    expect(finds(kandura(), 'kanduraكند')).toBe(false)
    expect(finds(kandura(), 'فستان')).toBe(false)
  })
})

describe('the order of results (D-13)', () => {
  it('is name, sub-category, colour, then description, with list order among equals', () => {
    const described = product('Beach Bag', { subCategory: 'Accessories', description: 'Carries a dress.' })
    const coloured = product('Sun Hat', {
      subCategory: 'Hats',
      variants: [{ colorName: 'Dress Blue', swatch: null, images: [], stocks: 0, sizes: [] }],
    })
    const ofKind = product('Sabah', { subCategory: 'Dresses' })
    const named = product('Dune Dress', { subCategory: 'Dresses' })
    const alsoNamed = product('Dress of Stars', { subCategory: 'Occasion wear' })
    expect(namesFor([described, coloured, ofKind, named, alsoNamed], 'dress')).toEqual([
      'Dune Dress',
      'Dress of Stars',
      'Sabah',
      'Sun Hat',
      'Beach Bag',
    ])
  })

  it('ranks a match inside a name above a sub-category', () => {
    const overdress = product('Breezy Overdress', { subCategory: 'Tops' })
    expect(namesFor([product('Sabah', { subCategory: 'Dresses' }), overdress], 'dress')).toEqual([
      'Breezy Overdress',
      'Sabah',
    ])
  })

  it('is the list order without a search', () => {
    expect(searchProducts([tee(), product('Other')], undefined).bestFirst).toHaveLength(2)
  })
})
