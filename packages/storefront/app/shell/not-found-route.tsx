import { isProductId, productPath } from '@little-dunes/domain/product'
import { data, redirect } from 'react-router'
import { loadContext } from '#platform/load-context'
import type { Route } from './+types/not-found-route'

/** `/{uuid}` and `/{anything}/{uuid}` end at the product (SHELL-09, D-10); everything else is not found. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const last = params['*'].split('/').at(-1) ?? ''
  if (isProductId(last)) {
    const answer = await loadContext(context).client('GET /api/product/list', { ids: last })
    const product = answer.success ? answer.products[0] : undefined
    if (product) throw redirect(productPath(product))
  }
  throw data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
