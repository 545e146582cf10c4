import { DEPARTMENTS, type Department } from '@little-dunes/domain/catalogue/departments'
import type { Facets, TypeFacet } from '@little-dunes/domain/catalogue/facets'
import type { ListingFilter } from '@little-dunes/domain/catalogue/listing'
import type { PriceBand } from '@little-dunes/domain/catalogue/price-bands'
import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import { compareSizes } from '@little-dunes/domain/catalogue/sizes'
import { FIRST_LANGUAGE, type Language } from '@little-dunes/domain/i18n/languages'
import { type SQL, sql } from 'drizzle-orm'
import {
  affordable,
  ofCategory,
  ofSearchAndFlags,
  ofType,
  ofVariant,
  someVariantHasSize,
  variantHasSize,
} from '#catalogue/cards/card-condition'
import {
  bandsOfAll,
  type CountedGroup,
  countedGroups,
  countedValues,
  isCounted,
  isOfCategory,
  isOfType,
} from '#catalogue/cards/card-counts'
import { type Names, productCards } from '#catalogue/cards/card-tables'
import { queryByScan } from '#catalogue/cards/choose-scan'
import { MAX_COUNTED } from '#catalogue/cards/list-cards'
import type { Database } from '#shop'

/** Name in a language, or in the first language if it has no name there. */
type NameIn = (language: Language) => string

/** The facets of a list with the names of their values in every language. */
export interface CardFacets {
  facets: Facets
  /** Sub-categories by their slugs, colours by their names in `facets`. */
  types: ReadonlyMap<string, NameIn>
  colours: ReadonlyMap<string, NameIn>
  /** Only the newest products are counted, so there may be more. */
  isAtLeast: boolean
}

interface Row {
  kind: 'category' | 'type' | 'department' | 'size' | 'colour' | 'price' | 'stock' | 'scanned'
  value: string
  names: Names | null
  department: Department | null
  count: number
}

const nameIn =
  (names: Names | null, value: string): NameIn =>
  (language) =>
    names?.[language] ?? names?.[FIRST_LANGUAGE] ?? value

const byName = <T extends { name: string }>(a: T, b: T): number => a.name.localeCompare(b.name, 'en')

function toFacets(rows: readonly Row[], bands: readonly PriceBand[]): Omit<CardFacets, 'isAtLeast'> {
  const ofKind = (kind: Row['kind']) => rows.filter((row) => row.kind === kind)
  const getCounts = <T extends string>(kind: Row['kind'], values: readonly T[]) => {
    const counts = new Map(ofKind(kind).map(({ value, count }) => [value, count]))
    return Object.fromEntries(values.map((value) => [value, counts.get(value) ?? 0])) as Record<T, number>
  }
  const sizes = ofKind('size').sort((a, b) => compareSizes(a.value, b.value))
  const colours = ofKind('colour')
    .map(({ names, value, count }) => ({ name: names?.[FIRST_LANGUAGE] ?? value, names, count }))
    .sort(byName)
  const types = ofKind('type').map(
    ({ value, names, department, count }): TypeFacet => ({
      slug: value,
      name: names?.[FIRST_LANGUAGE] ?? value,
      department: department ?? 'Clothing',
      count,
    }),
  )
  const prices = ofKind('price').map(({ value, count }) => ({ price: Number(value), count }))
  return {
    facets: {
      categories: getCounts('category', CATEGORIES),
      departments: getCounts('department', DEPARTMENTS),
      types: types.sort(byName),
      sizes: sizes.map(({ value }) => value),
      sizeCounts: sizes.map(({ count }) => count),
      colors: colours.map(({ name }) => name),
      colorCounts: colours.map(({ count }) => count),
      inStock: ofKind('stock')[0]?.count ?? 0,
      prices: bands.map((band) => ({
        ...band,
        count: prices
          .filter(({ price }) => price >= band.from && price <= (band.to ?? price))
          .reduce((sum, { count }) => sum + count, 0),
      })),
    },
    types: new Map(ofKind('type').map(({ value, names }) => [value, nameIn(names, value)])),
    colours: new Map(colours.map(({ name, names }) => [name, nameIn(names, name)])),
  }
}

const orTrue = (condition: SQL | undefined): SQL => condition ?? sql`true`

function sums(
  groups: readonly CountedGroup[],
  kind: Row['kind'],
  getKey: (group: CountedGroup) => string,
): Row[] {
  const byValue = Map.groupBy(groups, getKey)
  return [...byValue].map(([value, ofValue]) => ({
    kind,
    value,
    names: ofValue.find(({ names }) => names !== null)?.names ?? null,
    department: ofValue[0]?.department ?? null,
    count: ofValue.reduce((sum, { count }) => sum + count, 0),
  }))
}

/** `countFacets` of the domain for filters with only category and type. */
async function loadStoredRows(db: Database, filter: ListingFilter): Promise<Row[]> {
  const groups = await countedGroups(db)
  const values = await countedValues(db, filter)
  const ofCategories = groups.filter((group) => isOfCategory(group, filter))
  return [
    ...sums(
      groups.filter((group) => isOfType(group, filter)),
      'category',
      ({ category }) => category,
    ),
    ...sums(ofCategories, 'type', ({ typeSlug }) => typeSlug).filter(({ names }) => names !== null),
    ...sums(ofCategories, 'department', ({ department }) => department),
    ...values.map((value) => ({ ...value, department: null })),
  ]
}

/** The same for the newest cards that match a search. */
async function scannedRows(db: Database, filter: ListingFilter) {
  const base = ofSearchAndFlags(filter)
  const anySize = { ...filter, sizes: [] }
  const anyColour = { ...filter, colors: [] }
  const inStock = { ...filter, inStock: true }
  const sizeFits =
    filter.inStock || filter.colors?.length
      ? someVariantHasSize(anySize, sql`entry.size = size.value`)
      : sql`true`
  const colourFits =
    filter.inStock || filter.sizes?.length ? variantHasSize(sql`colour.id`, anyColour) : sql`true`
  const rows = await queryByScan<Row & Record<string, unknown>>(
    db,
    base,
    sql`
    WITH ${productCards} AS MATERIALIZED (
      SELECT product_id, category::text, type_slug, type_names, department, displayed_price, has_options, variant_ids,
        colours, colour_names, sizes, row_number() OVER (ORDER BY published_at DESC, product_id) AS place,
        ${orTrue(ofCategory(filter))} AS of_category, ${orTrue(ofType(filter))} AS of_type,
        ${orTrue(affordable(filter))} AS affordable, ${orTrue(ofVariant(filter))} AS chosen
      FROM ${productCards} ${base ? sql`WHERE ${base}` : sql``}
      ORDER BY published_at DESC, product_id LIMIT ${MAX_COUNTED}
    )
    SELECT 'category' AS kind, category AS value, NULL::jsonb AS names, NULL AS department,
      (count(*) FILTER (WHERE affordable AND chosen AND of_type))::integer AS count
    FROM ${productCards} GROUP BY category
    UNION ALL SELECT 'type', type_slug, (array_agg(type_names ORDER BY place) FILTER (WHERE type_names IS NOT NULL))[1],
      (array_agg(department ORDER BY place))[1], count(*) FILTER (WHERE affordable AND chosen)
    FROM ${productCards} WHERE of_category GROUP BY type_slug HAVING bool_or(type_names IS NOT NULL)
    UNION ALL SELECT 'department', department, NULL, NULL, count(*) FILTER (WHERE affordable AND chosen)
    FROM ${productCards} WHERE of_category GROUP BY department
    UNION ALL SELECT 'price', displayed_price::text, NULL, NULL, count(*)
    FROM ${productCards} WHERE of_category AND of_type AND chosen GROUP BY displayed_price
    UNION ALL SELECT 'size', size.value, NULL, NULL, count(*) FILTER (WHERE affordable AND ${sizeFits})
    FROM ${productCards}, unnest(sizes) AS size (value) WHERE of_category AND of_type GROUP BY size.value
    UNION ALL SELECT 'colour', colour.value, (array_agg(colour_names -> (at - 1)::integer ORDER BY place, at))[1], NULL,
      count(DISTINCT product_id) FILTER (WHERE affordable AND ${colourFits})
    FROM ${productCards}, unnest(variant_ids, colours) WITH ORDINALITY AS colour (id, value, at)
    WHERE of_category AND of_type AND NOT has_options GROUP BY colour.value
    UNION ALL SELECT 'stock', '', NULL, NULL, count(*) FROM ${productCards}
    WHERE of_category AND of_type AND affordable AND ${orTrue(ofVariant(inStock))}
    UNION ALL SELECT 'scanned', '', NULL, NULL, count(*) FROM ${productCards}`,
  )
  const scanned = Number(rows.find(({ kind }) => kind === 'scanned')?.count)
  return {
    rows: rows.map((row) => ({ ...row, count: Number(row.count) })),
    isAtLeast: scanned >= MAX_COUNTED,
  }
}

/** All values of the requested categories and types, with their counts among the scanned cards. */
function offered(stored: readonly Row[], scanned: readonly Row[]): Row[] {
  const getKey = ({ kind, value }: Row) => `${kind} ${value}`
  const counted = new Map(scanned.map((row) => [getKey(row), row]))
  const others = stored.filter((row) => row.kind !== 'price' && !counted.has(getKey(row)))
  return [...scanned, ...others.map((row) => ({ ...row, count: 0 }))]
}

export async function cardFacets(db: Database, filter: ListingFilter): Promise<CardFacets> {
  const bands = await bandsOfAll(db)
  if (isCounted(filter)) return { ...toFacets(await loadStoredRows(db, filter), bands), isAtLeast: false }
  const { rows, isAtLeast } = await scannedRows(db, filter)
  const { search, flag, ids } = filter
  const isOfAll = !search && !flag && !ids?.length
  const all = isAtLeast && isOfAll ? offered(await loadStoredRows(db, filter), rows) : rows
  return { ...toFacets(all, bands), isAtLeast }
}
