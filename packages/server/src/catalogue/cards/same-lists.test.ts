import { LIST_FLAGS } from '@little-dunes/domain/catalogue/curated-lists'
import { SORTS } from '@little-dunes/domain/catalogue/listing'
import { CATEGORIES, type Category } from '@little-dunes/domain/catalogue/product'
import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'
import { LANGUAGES } from '@little-dunes/domain/i18n/languages'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products, productTranslations, subCategoryTranslations } from '#catalogue/catalogue-tables'
import { searchSynonyms } from '#catalogue/search/synonym-tables'
import { aProduct, type ProductInput } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let large: Pick<TestShop, 'call' | 'shop'>

const NAMES = [
  'Dune Tee',
  'Sand-Hat 90',
  "Baby's T-shirt",
  'Café Dress',
  'Łódź Straße',
  'Tısört Øre',
  'Sun Hats',
  'Hoodie 100%_off',
  'Tee',
]
const ARABIC = ['قميص الكثبان', 'فستان', 'القبعة', 'تيشيرت']
const KINDS = ['T-shirts', 'Dresses', 'Sneakers', 'Soft toys', '']
const COLOURS = ['Deep Sea', 'deep sea', 'Coral', 'Sand', 'Été', 'Standard']
const SIZES = ['80', '90', '100', '25', 'One Size', 'M']

const colour = fc.record({
  colorName: fc.constantFrom(...COLOURS),
  stocks: fc.dictionary(fc.constantFrom(...SIZES), fc.constantFrom(0, 0, 3), { maxKeys: 4 }),
})
const anyItem = fc.record({
  name: fc.constantFrom(...NAMES),
  arabic: fc.option(fc.constantFrom(...ARABIC)),
  description: fc.constantFrom('A soft tee.', 'For the dune and the sea', ''),
  category: fc.constantFrom<Category>(...CATEGORIES),
  subCategory: fc.constantFrom(...KINDS),
  price: fc.constantFrom(39_50, 40_00, 99_00, 100_00, 100_00, 250_25, 900_00),
  discount: fc.constantFrom(0, 0, 10, 33.33),
  flashsale: fc.boolean(),
  flashDiscount: fc.constantFrom(0, 20, 50),
  bestseller: fc.boolean(),
  bestofkids: fc.boolean(),
  optionName: fc.constantFrom('', '', 'Fabric'),
  colours: fc.uniqueArray(colour, { selector: ({ colorName }) => colorName, maxLength: 3 }),
  at: fc.nat(3),
  status: fc.constantFrom('published', 'published', 'published', 'draft'),
})
type AnyItem = typeof anyItem extends fc.Arbitrary<infer One> ? One : never

/** Rarely set: questions with all filters have empty answers. */
const rare = <T>(asked: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: asked })
const some = <T>(values: readonly T[]) => rare(fc.subarray([...values], { minLength: 1, maxLength: 2 }))
const SEARCHES = [
  'tee',
  'dune',
  'dune tee',
  'hat',
  'sand',
  't-shirt',
  'tshirt',
  'dress',
  'cafe',
  'lodz',
  'strasse',
  'tisort øre',
  '90',
  'sunhat',
  '100%',
  '_off',
  'صغير',
  'كثبان',
  'قبعه',
  'فستان',
  'تيشيرت',
  'sea coral',
  'shoes',
  'boys',
  'so',
  'soft',
  'ty',
  'sku-',
  '\\',
  "baby's",
  'غير',
]
const question = fc.record({
  category: some(CATEGORIES),
  type: some(['t-shirts', 'dresses', 'shoes', 'toys', 'soft-toys', 'product', 'nothing']),
  search: fc.option(fc.constantFrom(...SEARCHES), { nil: undefined, freq: 1 }),
  flag: rare(fc.constantFrom(...LIST_FLAGS)),
  size: some(SIZES),
  color: some(['DEEP SEA', 'coral', 'ete', 'none']),
  minPrice: rare(fc.constantFrom(0, 39.5, 40, 90)),
  maxPrice: rare(fc.constantFrom(39, 39.75, 100, 250)),
  inStock: rare(fc.constantFrom('true', 'false')),
  sort: rare(fc.constantFrom(...SORTS)),
  offset: rare(fc.nat(6)),
  limit: rare(fc.nat(6)),
})

async function write(one: AnyItem): Promise<void> {
  const { arabic, at, ...fields } = one
  const { id } = await aProduct(shop.shop, {
    ...fields,
    publishedAt: new Date(Date.UTC(2026, 0, 1) + at * 1000),
  } as ProductInput)
  if (arabic)
    await shop.db.insert(productTranslations).values({ productId: id, language: 'ar', name: arabic })
}

beforeAll(async () => {
  shop = await startTestShop()
  large = await shop.anotherServer({ largeShop: 0 })
  await shop.db.insert(searchSynonyms).values([
    { position: 0, typed: 'غير', meant: 'T-shirt, hat' },
    { position: 1, typed: 'تيشيرت', meant: 'tee' },
  ])
  await shop.db.insert(subCategoryTranslations).values([
    { subCategory: 'T-shirts', language: 'ar', name: 'تيشيرتات' },
    { subCategory: 'Dresses', language: 'ar', name: 'فساتين' },
  ])
})
afterAll(() => shop.close())

/** Colours with several spellings show any one of them. */
const inOneSpelling = (answer: { facets?: WireFacets | undefined }) => ({
  ...answer,
  facets: answer.facets && {
    ...answer.facets,
    colors: answer.facets.colors.map((name) => name.toLowerCase()),
  },
})

const ask = async (
  of: Pick<TestShop, 'call'>,
  input: InputOf<'GET /api/product/list'>,
  language: 'en' | 'ar',
) => {
  const answer = requireSuccess(await of.call('GET /api/product/list', input, { language }))
  const { didYouMean: _, ...rest } = answer
  return inOneSpelling(rest)
}

test('random requests on random catalogues get the same answers from the database as from memory (D-12)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyItem, { maxLength: 9 }),
      fc.array(fc.tuple(question, fc.constantFrom(...LANGUAGES)), { minLength: 12, maxLength: 12 }),
      async (catalogue, questions) => {
        await shop.db.delete(products)
        for (const one of catalogue) await write(one)
        await shop.db.execute(sql`INSERT INTO variant_translations (variant_id, language, color_name)
          SELECT id, 'ar', 'بحر' FROM variants WHERE color_name ILIKE 'deep sea'`)
        shop.shop.catalogue.changed()
        large.shop.catalogue.changed()
        expect(await large.call('GET /api/product/assortment', {})).toEqual(
          await shop.call('GET /api/product/assortment', {}),
        )
        for (const [asked, language] of questions) {
          const input = { ...asked, facets: '1' } as InputOf<'GET /api/product/list'>
          expect(await ask(large, input, language), JSON.stringify(input)).toEqual(
            await ask(shop, input, language),
          )
        }
      },
    ),
    { numRuns: 40, endOnFailure: true },
  )
}, 240_000)
