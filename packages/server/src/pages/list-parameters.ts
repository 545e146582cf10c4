import { LIST_FLAGS } from '@little-dunes/domain/catalogue/curated-lists'
import { DEPARTMENTS, departmentSlug, productTypesOf } from '@little-dunes/domain/catalogue/departments'
import { SORTS } from '@little-dunes/domain/catalogue/listing'
import { CATEGORIES } from '@little-dunes/domain/catalogue/product'
import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import type { LIST_PARAMETERS } from '@little-dunes/domain/paths'
import type { CatalogueSnapshot } from '#shop'

type Parameter = (typeof LIST_PARAMETERS)[number]

/** What the products of a catalogue are called by. */
interface Names {
  types: ReadonlySet<string>
  sizes: ReadonlySet<string>
  colours: ReadonlySet<string>
}

const namesByCatalogue = new WeakMap<CatalogueSnapshot, Names>()

function namesOf(catalogue: CatalogueSnapshot): Names {
  const known = namesByCatalogue.get(catalogue)
  if (known) return known
  const { products } = catalogue
  const variants = products.flatMap((product) => product.variants)
  const names = {
    types: new Set([
      ...DEPARTMENTS.map(departmentSlug),
      ...products.map((product) => productTypesOf(product).slug),
    ]),
    sizes: new Set(variants.flatMap(({ sizes }) => sizes.map(({ size }) => size.toLowerCase()))),
    colours: new Set(variants.map(({ colorName }) => colorName.toLowerCase())),
  }
  namesByCatalogue.set(catalogue, names)
  return names
}

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

/** Whether the catalogue has what these values name; what it does not have leaves an empty list, worth no memory. */
export function existInCatalogue(
  name: Parameter,
  values: readonly string[],
  catalogue: CatalogueSnapshot,
): boolean {
  const { types, sizes, colours } = namesOf(catalogue)
  const has = (names: ReadonlySet<string>) => values.every((value) => names.has(value.toLowerCase()))
  if (name === 'type') return has(types)
  if (name === 'size' || name === 'age') return has(sizes)
  return name === 'color' ? has(colours) : true
}
