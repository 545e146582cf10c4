import { LIST_FLAGS } from '@little-dunes/domain/catalogue/curated-lists'
import { DEPARTMENTS, departmentSlug } from '@little-dunes/domain/catalogue/departments'
import { colourKey, SORTS } from '@little-dunes/domain/catalogue/listing'
import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import type { LIST_PARAMETERS } from '@little-dunes/domain/paths'
import type { KnownCatalogue } from '#catalogue/memory/known-catalogue'

type Parameter = (typeof LIST_PARAMETERS)[number]

/** Beyond these the storefront shows the same as without. */
const LARGEST_NUMBER = 1_000_000
const LONGEST_SEARCH = 300

const parts = (values: readonly string[]): string[] =>
  values
    .flatMap((value) => value.split(','))
    .map((value) => value.trim())
    .filter(Boolean)

/** Of a few, written in one way and one order; the storefront takes others for none. */
const among = (few: readonly string[]) => (values: readonly string[]) => {
  const asked = parts(values).map((value) => value.toLowerCase())
  return few.filter((one) => asked.includes(one.toLowerCase()))
}
const first = (values: readonly string[]) => values.slice(0, 1)
/** The whole part of a number, written in one way. */
const whole = (values: readonly string[]) =>
  first(values)
    .map((value) => Math.floor(Number(withLatinDigits(value))))
    .filter((value) => value >= 0 && value <= LARGEST_NUMBER)
    .map(String)
const lower = (values: readonly string[]) => [...new Set(parts(values).map((value) => value.toLowerCase()))]

/** How each parameter is written in the key of a page. */
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

/** The values of a parameter as one spelling; those that the storefront ignores are gone. */
export const normalizedValues = (name: Parameter, values: readonly string[]): string[] =>
  SPELLINGS[name](values)

const isDepartment = (type: string): boolean =>
  DEPARTMENTS.some((one) => departmentSlug(one) === type.toLowerCase())

/** Whether the catalogue has what these values name; what it does not have leaves an empty list, worth no memory. */
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
