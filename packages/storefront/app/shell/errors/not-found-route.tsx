import { isProductId } from '@little-dunes/domain/catalogue/product'
import { data } from 'react-router'
import { redirectToProduct } from '#catalogue/listing/redirect-to-product'
import { shopContext } from '#platform/shop-context'
import type { Route } from './+types/not-found-route'

/** `/{uuid}` and `/{anything}/{uuid}` end at the product (SHELL-09, D-10); everything else is not found. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const last = params['*'].split('/').at(-1) ?? ''
  if (isProductId(last)) await redirectToProduct(context.get(shopContext).client, last, url)
  throw data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
