import { labelsOfSubCategories, selectSubCategories } from '#catalogue/sales/sub-categories'
import type { Operation } from '#http/perform-call'

/** A shop has some dozens. More come from an error in a file. */
const MOST = 500

export const listSubCategories: Operation<'GET /api/staff/products/sub-categories'> = async (
  shop,
  _member,
  _input,
  { language },
) => {
  const found = await selectSubCategories(shop.db).limit(MOST)
  const names = found.map(({ name }) => name)
  const labels = await labelsOfSubCategories(shop.db, names, language)
  return {
    subCategories: found.map((one, at) => ({ ...one, label: labels[at] ?? one.name })),
  }
}
