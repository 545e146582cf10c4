import { type Facets, facetsOf } from '@little-dunes/domain/catalogue/facets'
import { type ListingFilter, matches, sortProducts } from '@little-dunes/domain/catalogue/listing'
import { readSearch, searchProducts } from '@little-dunes/domain/catalogue/search'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import type { WireFacets } from '@little-dunes/domain/contract/catalogue-calls'
import { aedFromFils, filsFromAed } from '@little-dunes/domain/money'
import { nearNames } from '#catalogue/near-names'
import { toWireProduct } from '#catalogue/to-wire-product'
import type { Operation } from '#http/perform-call'

type Question = ParsedInput<'GET /api/product/list'>

function filterOf(question: Question): ListingFilter {
  const {
    category,
    type,
    search,
    flag,
    age = [],
    size = [],
    color,
    minPrice,
    maxPrice,
    inStock,
    ids,
  } = question
  return {
    categories: category ?? [],
    types: type ?? [],
    ...(search?.trim() && { search: readSearch(search) }),
    ...(flag && { flag }),
    sizes: [...age, ...size],
    colors: color ?? [],
    ...(minPrice !== undefined && { minPrice: filsFromAed(minPrice) }),
    ...(maxPrice !== undefined && { maxPrice: filsFromAed(maxPrice) }),
    inStock: inStock === 'true' || inStock === '1',
    ids: ids ?? [],
  }
}

const toWireFacets = (facets: Facets): WireFacets => ({
  ...facets,
  prices: facets.prices.map(({ from, to, count }) => ({
    from: aedFromFils(from),
    to: to === null ? null : aedFromFils(to),
    count,
  })),
})

/** API-01 to API-09, D-12: the whole list or the part that is asked for, from memory. */
export const listProducts: Operation<'GET /api/product/list'> = async (shop, _caller, question) => {
  const { products } = await shop.catalogue.snapshot()
  const { search, sort = 'relevant', offset = 0, limit } = question
  const filter = filterOf(question)
  const { search: query, ...narrowed } = filter
  const found = searchProducts(products, query).filter((product) => matches(product, narrowed))
  const part = sortProducts(found, sort).slice(offset, limit === undefined ? undefined : offset + limit)
  const nothingNamedSo = found.length === 0 && search !== undefined && search.trim() !== ''
  return {
    success: true,
    products: part.map(toWireProduct),
    total: found.length,
    ...(question.facets && { facets: toWireFacets(facetsOf(products, filter)) }),
    ...(nothingNamedSo && {
      didYouMean: nearNames(
        search,
        products.map(({ name }) => name),
      ),
    }),
  }
}
