import { isDeepStrictEqual } from 'node:util'
import { isUuid } from '@little-dunes/domain/catalogue/product'
import { formValues } from '@little-dunes/domain/contract/catalogue/staff/product-form-values'
import { refuse } from '@little-dunes/domain/messages/failures'
import { byCall } from '#audit-log/undo/undo-call'
import { saveProduct } from '#catalogue/staff/save-product'
import { loadWholeProduct } from '#catalogue/staff/see-product'

/** The activity log orders object keys differently from the form, which compares JSON texts. */
export const undoProductFields = byCall(
  'POST /api/staff/product/save',
  saveProduct,
  async ({ subjectId, fields }, shop) => {
    const product = isUuid(subjectId) ? await loadWholeProduct(shop, subjectId) : null
    if (!product) return refuse('product_not_found')
    const current: Readonly<Record<string, unknown>> = formValues(product)
    const changes = Object.entries(fields).map(([field, { from, to }]) => ({
      field,
      from: isDeepStrictEqual(current[field], from) ? current[field] : from,
      to,
    }))
    return { productId: subjectId, changes }
  },
)
