import { foldText } from '@little-dunes/domain/catalogue/search-text'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

/** Extended Latin, Arabic, and invisible characters. */
const RANGES = [
  [0x20, 0x7e],
  [0xa1, 0x24f],
  [0x300, 0x36f],
  [0x600, 0x6ff],
  [0x1e00, 0x1eff],
  [0x200b, 0x200f],
  [0x202a, 0x202e],
  [0x2060, 0x206f],
] as const
const letters = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
)

async function folded(texts: readonly string[]): Promise<string[]> {
  const { rows } = await shop.db.execute<{ text: string }>(sql`
    SELECT fold_search(given) AS text FROM unnest(${sql.param(texts)}::text[]) WITH ORDINALITY AS all_of(given, place)
    ORDER BY place`)
  return rows.map(({ text }) => text)
}

test('the database normalises Latin and Arabic letters like the lists of the shop', async () => {
  const results = await folded(letters)
  const differing = letters.flatMap((letter, at) =>
    results[at] === foldText(letter)
      ? []
      : [[letter, letter.codePointAt(0)?.toString(16), results[at], foldText(letter)]],
  )
  expect(differing).toEqual([])
})

test('letters that do not decompose match their plain spelling', async () => {
  expect(await folded(['ŁÓDŹ', 'Øresund', 'Straße', 'Tısört', 'Æon', 'Œuf', 'Đồng', 'أَحْمَر\u200f'])).toEqual([
    'lodz',
    'oresund',
    'strasse',
    'tisort',
    'aeon',
    'oeuf',
    'dong',
    'احمر',
  ])
})
