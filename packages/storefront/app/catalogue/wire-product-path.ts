import type { WireProduct } from '@little-dunes/domain/contract/catalogue/wire-product'
import { productPath } from '@little-dunes/domain/paths'

/** The path of a product from an API answer, where the id is `_id` (DATA-01). */
export const wireProductPath = ({ _id: id, name, category }: WireProduct): string =>
  productPath({ id, name, category })
