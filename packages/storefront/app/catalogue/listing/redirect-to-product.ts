import type { Client } from '@little-dunes/domain/contract/client'
import { data, redirect } from 'react-router'
import { wireProductPath } from '#catalogue/wire-product-path'

/**
 * Ends a loader with a redirect to the canonical path of a product (D-10) and the same query, or with 404 when no
 * product has the id.
 */
export async function redirectToProduct(client: Client, id: string, { search }: URL): Promise<never> {
  const answer = await client('GET /api/product/list', { ids: id })
  // Not 404, because 404 pages are cached until the catalogue changes.
  if (!answer.success) throw data(null, { status: 503 })
  const product = answer.products[0]
  throw product ? redirect(wireProductPath(product) + search) : data(null, { status: 404 })
}
