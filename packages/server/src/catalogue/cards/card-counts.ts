import { DEPARTMENTS, type Department, departmentSlug } from '@little-dunes/domain/catalogue/departments'
import type { ListingFilter } from '@little-dunes/domain/catalogue/listing'
import { bandsUpTo, ordinaryPlace, type PriceBand } from '@little-dunes/domain/catalogue/price-bands'
import type { Category } from '@little-dunes/domain/catalogue/product'
import type { Fils } from '@little-dunes/domain/money'
import { sql } from 'drizzle-orm'
import { type CountedKind, cardCounts, type Names } from '#catalogue/cards/card-tables'
import type { Database } from '#shop'

export interface CountedGroup {
  category: Category
  typeSlug: string
  department: Department
  names: Names | null
  count: number
}

/** A filter with no other fields is answered from the stored counts. */
export const isCounted = ({ search, flag, ids, sizes, colors, minPrice, maxPrice, inStock }: ListingFilter) =>
  !search &&
  !flag &&
  !ids?.length &&
  !sizes?.length &&
  !colors?.length &&
  !inStock &&
  minPrice === undefined &&
  maxPrice === undefined

export async function countedGroups(db: Database): Promise<CountedGroup[]> {
  const { rows } = await db.execute<CountedGroup & Record<string, unknown>>(sql`
    SELECT category, type_slug AS "typeSlug", department, names, count FROM ${cardCounts} WHERE kind = 'product'`)
  return rows
}

const matchesAny = <T>(selected: readonly T[] | undefined, one: T): boolean =>
  !selected?.length || selected.includes(one)

export const isOfCategory = ({ category }: CountedGroup, { categories }: ListingFilter): boolean =>
  matchesAny(categories, category)

export const isOfType = ({ typeSlug, department }: CountedGroup, { types }: ListingFilter): boolean =>
  matchesAny(types, typeSlug) || matchesAny(types, departmentSlug(department))

export const sumCounts = (groups: readonly CountedGroup[], filter: ListingFilter): number =>
  groups
    .filter((group) => isOfCategory(group, filter) && isOfType(group, filter))
    .reduce((sum, { count }) => sum + count, 0)

export interface CountedValue {
  kind: Exclude<CountedKind, 'product' | 'word'>
  value: string
  names: Names | null
  count: number
}

/** Stock, sizes, colours and displayed prices of the products that match a filter of category and type. */
export async function countedValues(db: Database, { categories = [], types = [] }: ListingFilter) {
  const departments = DEPARTMENTS.filter((one) => types.includes(departmentSlug(one)))
  const { rows } = await db.execute<CountedValue & Record<string, unknown>>(sql`
    SELECT kind, value, (array_agg(names))[1] AS names, sum(count)::integer AS count FROM ${cardCounts}
    WHERE kind IN ('stock', 'size', 'colour', 'price')
      AND (${categories.length === 0} OR category::text = ANY(${sql.param(categories)}::text[]))
      AND (${types.length === 0} OR type_slug = ANY(${sql.param(types)}::text[])
        OR department = ANY(${sql.param(departments)}::text[]))
    GROUP BY kind, value`)
  return rows
}

/** Bands of all prices of the shop, regardless of the filter. */
export async function bandsOfAll(db: Database): Promise<PriceBand[]> {
  const { rows } = await db.execute<{ price: Fils; count: number }>(sql`
    SELECT value::integer AS price, sum(count)::integer AS count FROM ${cardCounts} WHERE kind = 'price'
    GROUP BY value ORDER BY price`)
  const place = ordinaryPlace(rows.reduce((sum, { count }) => sum + count, 0))
  let before = 0
  const ordinary = rows.find(({ count }) => {
    before += count
    return before > place
  })
  return bandsUpTo(ordinary?.price ?? 0)
}

/** Maximum number of words from names that are compared with a misspelt word, the most frequent first. */
const MAX_WORDS = 20_000

export async function wordsOfNames(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ value: string }>(sql`
    SELECT value FROM ${cardCounts} WHERE kind = 'word' GROUP BY value ORDER BY sum(count) DESC, value LIMIT ${MAX_WORDS}`)
  return rows.map(({ value }) => value)
}
