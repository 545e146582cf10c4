import type { ListedProduct } from '@little-dunes/domain/contract/staff/products/product-fields'
import { load } from '#platform/client'
import { useFound } from '#ui/product-search/use-found'

const find = async (q: string) => (await load('GET /api/staff/products', { q, status: 'published' })).products

/** Published products that hold the words; null while nothing was searched. */
export const useProductSearch = (words: string): ListedProduct[] | null => useFound(words, find)
