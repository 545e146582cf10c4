import { labelsOfSubCategories, selectSubCategories } from '#catalogue/sales/sub-categories'
import type { Operation } from '#http/perform-call'

/** A shop has some dozens. More come from an error in a file. */
const MAX_SUB_CATEGORIES = 500

export const listSubCategories: Operation<'GET /api/staff/products/sub-categories'> = async (
  shop,
  _member,
  _input,
  { language },
) => {
  const rows = await selectSubCategories(shop.db).limit(MAX_SUB_CATEGORIES)
  const names = rows.map(({ name }) => name)
  const labels = await labelsOfSubCategories(shop.db, names, language)
  return {
    subCategories: rows.map((one, at) => ({ ...one, label: labels[at] ?? one.name })),
  }
}
