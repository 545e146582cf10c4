import type { InputOf } from '@little-dunes/domain/contract/calls'
import { PATHS } from '#shell/paths'

/** What the address of the list says. */
export type ProductQuery = InputOf<'GET /api/staff/products'>

const NAMES = [
  'q',
  'status',
  'category',
  'subCategory',
  'age',
  'stock',
  'mark',
  'sort',
  'older',
  'newer',
] as const

/** Reads the address; what it does not know it leaves to the server to refuse. */
export const readQuery = (parameters: URLSearchParams): ProductQuery =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = parameters.get(name)?.trim()
      return value ? [[name, value] as const] : []
    }),
  )

/** The address of a list. */
export function withQuery(query: { [Name in keyof ProductQuery]?: ProductQuery[Name] | undefined }): string {
  const pairs = Object.entries(query).filter((pair): pair is [string, string] => Boolean(pair[1]))
  const search = new URLSearchParams(pairs).toString()
  return search === '' ? PATHS.products : `${PATHS.products}?${search}`
}

export const productPath = (id: string): string => `${PATHS.products}/${id}`
