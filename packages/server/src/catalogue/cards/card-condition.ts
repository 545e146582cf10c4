import { DEPARTMENTS, departmentSlug } from '@little-dunes/domain/catalogue/departments'
import { colourKey, type ListingFilter } from '@little-dunes/domain/catalogue/listing'
import { isUuid } from '@little-dunes/domain/catalogue/product'
import { isWholeAed } from '@little-dunes/domain/money'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { answersSearch } from '#catalogue/cards/card-search'
import { productCards } from '#catalogue/cards/card-tables'
import { sizeEntries } from '#catalogue/catalogue-tables'

const { productId, category, typeSlug, department, displayedPrice, sizes, colours, variantIds } = productCards

const texts = (values: readonly string[]): SQL => sql`${sql.param([...values])}::text[]`

/** `matchesCategory` of the domain. Like the other conditions, undefined when everything matches. */
export const ofCategory = ({ categories = [] }: ListingFilter): SQL | undefined =>
  categories.length > 0 ? inArray(category, [...categories]) : undefined

/** `matchesType` of the domain. */
export function ofType({ types = [] }: ListingFilter): SQL | undefined {
  if (types.length === 0) return undefined
  const departments = DEPARTMENTS.filter((one) => types.includes(departmentSlug(one)))
  return or(
    inArray(typeSlug, [...types]),
    departments.length > 0 ? inArray(department, departments) : undefined,
  )
}

const PERCENT_OF_AED = 99

/** `matchesPrice` of the domain. */
export function affordable({ minPrice, maxPrice }: ListingFilter): SQL | undefined {
  const highest = maxPrice !== undefined && isWholeAed(maxPrice) ? maxPrice + PERCENT_OF_AED : maxPrice
  return and(
    minPrice === undefined ? undefined : sql`${displayedPrice} >= ${minPrice}::integer`,
    highest === undefined ? undefined : sql`${displayedPrice} <= ${highest}::integer`,
  )
}

const countedSize = ({ sizes: selectedSizes = [], inStock }: ListingFilter): SQL | undefined =>
  and(
    selectedSizes.length > 0 ? sql`entry.size = ANY(${texts(selectedSizes)})` : undefined,
    inStock ? sql`entry.available > 0` : undefined,
  )

const colourCondition = (colour: SQL, { colors = [] }: ListingFilter): SQL | undefined =>
  colors.length > 0 ? sql`${colour} = ANY(${texts(colors.map(colourKey))})` : undefined

export const variantHasSize = (variant: SQL, filter: ListingFilter): SQL =>
  sql`EXISTS (SELECT FROM ${sizeEntries} entry WHERE ${and(sql`entry.variant_id = ${variant}`, countedSize(filter))})`

export const someVariantHasSize = (filter: ListingFilter, ofSize?: SQL): SQL =>
  sql`EXISTS (SELECT FROM unnest(${variantIds}, ${colours}) AS own (id, colour)
    JOIN ${sizeEntries} entry ON entry.variant_id = own.id
    WHERE ${and(sql`true`, colourCondition(sql`own.colour`, filter), countedSize(filter), ofSize)})`

/** `matchesVariant` of the domain: one colour must match size, colour and stock. */
export function ofVariant(filter: ListingFilter): SQL | undefined {
  const { sizes: selectedSizes = [], colors = [], inStock } = filter
  const meet = inStock || (selectedSizes.length > 0 && colors.length > 0)
  return and(
    selectedSizes.length > 0 ? sql`${sizes} && ${texts(selectedSizes)}` : undefined,
    colors.length > 0 ? sql`${colours} && ${texts(colors.map(colourKey))}` : undefined,
    meet ? someVariantHasSize(filter) : undefined,
  )
}

/** `matchesSearchAndFlags` of the domain. */
export const ofSearchAndFlags = ({ ids = [], search, flag }: ListingFilter): SQL | undefined =>
  and(
    ids.length > 0 ? hasAnyId(ids) : undefined,
    search && answersSearch(search),
    flag && eq(productCards[flag], true),
  )

/** Upper-case ids match nothing: ids are compared as strings. */
function hasAnyId(ids: readonly string[]): SQL {
  const known = ids.filter((id) => isUuid(id) && id === id.toLowerCase())
  return known.length > 0 ? inArray(productId, known) : sql`false`
}

/** `matches` of the domain. */
export const matchesFilter = (filter: ListingFilter): SQL | undefined =>
  and(ofSearchAndFlags(filter), ofCategory(filter), ofType(filter), affordable(filter), ofVariant(filter))
