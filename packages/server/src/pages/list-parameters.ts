import { LIST_FLAGS } from '@little-dunes/domain/catalogue/curated-lists'
import { DEPARTMENTS, departmentSlug } from '@little-dunes/domain/catalogue/departments'
import { colourKey, SORTS } from '@little-dunes/domain/catalogue/listing'
import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import type { LIST_PARAMETERS } from '@little-dunes/domain/paths'
import type { KnownCatalogue } from '#catalogue/memory/known-catalogue'

type Parameter = (typeof LIST_PARAMETERS)[number]

/** The storefront ignores larger numbers and cuts longer searches. */
const LARGEST_NUMBER = 1_000_000
const LONGEST_SEARCH = 300

const parts = (values: readonly string[]): string[] =>
  values
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean)

/** Known values in a fixed spelling and order; the storefront ignores others. */
const among = (few: readonly string[]) => (values: readonly string[]) => {
  const asked = parts(values).map((value) => value.toLowerCase())
  return few.filter((one) => asked.includes(one.toLowerCase()))
}
const first = (values: readonly string[]) => values.slice(0, 1)
/** Integer part of a number in a fixed spelling. */
const whole = (values: readonly string[]) =>
  first(values)
    .map((value) => Math.floor(Number(withLatinDigits(value))))
    .filter((value) => value >= 0 && value <= LARGEST_NUMBER)
    .map(String)
const lower = (values: readonly string[]) => [...new Set(parts(values).map((value) => value.toLowerCase()))]

/** Spelling of each parameter in the key of a page. */
const SPELLINGS: Record<Parameter, (values: readonly string[]) => string[]> = {
  search: (values) => first(values).map((value) => value.slice(0, LONGEST_SEARCH)),
  category: among(CATEGORIES),
  type: lower,
  sort: (values) => among(SORTS)(first(values)),
  flag: (values) => among(LIST_FLAGS)(first(values)),
  age: parts,
  size: parts,
  color: (values) => [...values],
  minPrice: whole,
  maxPrice: whole,
  inStock: (values) => first(values).filter((value) => value === 'true'),
  page: whole,
  offset: whole,
  limit: whole,
}

/** Normalizes values to one spelling and drops those that the storefront ignores. */
export const normalizedValues = (name: Parameter, values: readonly string[]): string[] =>
  SPELLINGS[name](values)

const isDepartment = (type: string): boolean =>
  DEPARTMENTS.some((one) => departmentSlug(one) === type.toLowerCase())

/** False for values that the catalogue does not have: their empty list is not worth caching. */
export function existInCatalogue(
  name: Parameter,
  values: readonly string[],
  catalogue: KnownCatalogue,
): boolean {
  const { types, sizes, colours } = catalogue.names()
  const has = (names: ReadonlySet<string>, spell = (value: string) => value.toLowerCase()) =>
    values.every((value) => names.has(spell(value)))
  if (name === 'type') return values.every((value) => isDepartment(value) || types.has(value.toLowerCase()))
  if (name === 'size' || name === 'age') return has(sizes)
  return name === 'color' ? has(colours, colourKey) : true
}
